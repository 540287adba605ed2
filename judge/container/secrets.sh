#!/bin/sh
# Makes the secrets that compose.yaml reads, where they are not there yet.
set -eu
umask 077
folder=$(dirname "$0")/secrets
mkdir -p "$folder"
cd "$folder"
random() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }
[ -e db-password ] || random >db-password
[ -e web-pgpass ] || echo "db:5432:judge:judge:$(random)" >web-pgpass
[ -e worker-pgpass ] || echo "db:5432:judge:judge_worker:$(random)" >worker-pgpass
# The programs in the containers are users of their own, who read them. On the host nobody else gets into the folder.
chmod 0444 ./*
