"""The shapes of what is told of each game: the page's types are made from them."""
