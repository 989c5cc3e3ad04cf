"""Review cards on the page: kept in one press, answered by games, asked again, printed."""
