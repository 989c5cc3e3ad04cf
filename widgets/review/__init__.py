"""Review cards on the page: kept in one press, worked out beside the page, asked again, printed."""
