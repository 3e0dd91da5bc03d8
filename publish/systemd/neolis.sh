#!/bin/sh
# A command of the provider's office as the service's user, with its environment: `neolis orders list`, `neolis backup`.
set -eu
[ $# -gt 0 ] || { echo 'neolis <orders|report|personal-data|backup|restore> …' >&2; exit 2; }
exec runuser -u neolis -- sh -c '
  set -a; . /etc/neolis/neolis.env; set +a
  umask 027; cd /srv/neolis/current
  command=$1; shift
  exec node --import tsx "supervision/commands/$command.ts" "$@"
' neolis "$@"
