#!/bin/sh
# Makes the database and the two roles, once: their passwords are the last fields of what PGPASSFILE names.
set -eu
web=$(cut -d: -f5- /run/secrets/web-pgpass) worker=$(cut -d: -f5- /run/secrets/worker-pgpass)
psql -v ON_ERROR_STOP=1 -U postgres -v web="$web" -v worker="$worker" <<'SQL'
create role judge login password :'web';
create role judge_worker login password :'worker';
create database judge owner judge;
SQL
