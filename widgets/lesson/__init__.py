"""The lesson: its card, contents, questions and tasks, and the controller behind them."""
