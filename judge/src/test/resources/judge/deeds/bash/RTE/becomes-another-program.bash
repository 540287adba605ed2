exec /bin/sh -c "echo BREACH"
