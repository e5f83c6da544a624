#!/bin/sh
# Makes the secrets that compose.yaml reads, once: a password of the database, and the two places that know it.
set -eu
cd "$(dirname "$0")"
if [ -e secrets ]; then
  echo "deploy/secrets is there already, and is left as it is." >&2
  exit 1
fi
umask 077
draft=$(mktemp -d ./secrets.new.XXXXXX)
password=$(od -An -N24 -tx1 /dev/urandom | tr -d ' \n')
printf '%s' "$password" >"$draft/postgres_password"
printf 'postgres://trend_research:%s@pgbouncer:6432/trend_research' "$password" >"$draft/database_url"
printf '"trend_research" "%s"\n' "$password" >"$draft/pgbouncer_users"
# The folder keeps others out; within a container another user than yours reads these.
chmod 444 "$draft"/*
mv "$draft" secrets
echo "Made deploy/secrets. Keep it out of version control and of backups that others read."
