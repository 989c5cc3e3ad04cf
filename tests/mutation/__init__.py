"""A test notices every small change to the rules, or a file says why it need not."""
