"""The tests of the product, with a folder for each of its parts."""
