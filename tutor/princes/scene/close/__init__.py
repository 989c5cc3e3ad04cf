"""The parts beside the city, for a class that needs large letters on a narrow screen."""
