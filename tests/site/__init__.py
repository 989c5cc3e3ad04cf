"""Tests of the documents as a site, which is built once without running notebooks."""
