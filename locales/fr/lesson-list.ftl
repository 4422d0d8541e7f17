# La liste des leçons : le nom du bouton de chacune, pour qui ne voit pas la ligne où il se trouve.
lesson-take-named = Commencer : { $lesson }
lesson-next = Leçon suivante : { $lesson }
