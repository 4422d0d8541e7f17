data-gap = x
