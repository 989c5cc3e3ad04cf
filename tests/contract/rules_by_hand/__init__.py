"""Small situations worked out with the rules on the table, a file a family of rules."""
