#!/bin/sh
# A command of the provider's office as the service's user, with its environment: `neolis orders list`, `neolis backup`.
# What it writes goes below /var/lib/neolis, where no other path is given.
set -eu
[ $# -gt 0 ] || { echo 'neolis <orders|desk|report|personal-data|backup|restore> …' >&2; exit 2; }
exec runuser -u neolis -- sh -c '
  set -a; . /etc/neolis/neolis.env; set +a
  umask 027; cd /var/lib/neolis
  command=$1; shift
  exec /usr/bin/node "/srv/neolis/current/dist/service/commands/$command.mjs" "$@"
' neolis "$@"
