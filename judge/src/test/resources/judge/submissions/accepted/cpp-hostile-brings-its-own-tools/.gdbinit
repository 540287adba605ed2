shell touch /tmp/breach
