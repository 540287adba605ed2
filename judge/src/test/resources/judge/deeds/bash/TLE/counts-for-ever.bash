for ((i = 0; ; i++)); do :; done
