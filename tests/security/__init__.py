"""What somebody with bad intentions can do to a server, tried from outside on one really served.

Every server here listens on this machine alone and ends with its tests.
"""
