while :; do echo answer answer answer; done
