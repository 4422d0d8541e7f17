# The plain list of orders.
orders-title = Orders
    .hint = Every order on offer as a list, and what is refused with the reason
orders-none = Nobody at this screen is asked for anything just now.
orders-filter = Type a part of an order
orders-ways = Places on the board ({ $n })
orders-standing = Always possible
orders-range = { $order } from { $least } to { $most }
orders-refused = Refused, and why ({ $n })
orders-refused-why = { $order }: { $why }
orders-more = … and { $n } more: type to find them
orders-pieces = What stands on the board
orders-piece = { $piece }, { $place }
orders-with = { $order }, with { $company }
orders-alone = { $order }, alone
orders-piece-spent = { $piece }, { $place }, has acted
orders-way = { $order }: { $way }
orders-point = Any other point: { $order }
    .hint = Any other point: two lengths from the south-west corner, east and north, or a length and a wind.
    .example = 3.5, 2   or   2.4 ne
orders-point-unread = Type two lengths (3.5, 2) or a length and a wind (2.4 ne).
orders-table = { $areas ->
        [0] The table. No point of it is asked for.
        [one] The table. A point of it is asked for: Tab goes from one that is worth choosing to the next.
       *[other] The table. A point of it can be chosen in { $areas } ways: Tab goes from one that is worth choosing to the next.
    }
orders-board = { $lit ->
        [0] The board. No place is lit.
        [one] The board. One place is lit.
       *[other] The board. { $lit } places are lit.
    }
orders-nothing-here = Nothing to order here:
