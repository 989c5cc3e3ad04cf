"""Games on a cluster of processes; skipped where the extra is not installed."""
