# The list of lessons: what the button of each is called for those who do not see the row that it stands in.
lesson-take-named = Begin: { $lesson }
lesson-next = Next lesson: { $lesson }
