# Cards in the hand and on the table.
cards-now = Now: { $orders }
cards-not-now = Nothing can be done with it just now.
