all=x
while :; do all=$all$all; done
