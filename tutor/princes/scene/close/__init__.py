"""What stands beside the city where a class needs large letters and a screen has little width."""
