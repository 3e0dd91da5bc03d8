#!/bin/sh
# A command of the provider's office in a container: `neolis orders list`. What it writes goes below /var/lib/neolis, where
# no other path is given.
set -eu
commands='orders|desk|report|personal-data|backup|restore'
case "|$commands|" in
  *"|${1:-}|"*) ;;
  *) echo "Usage : neolis <$commands> …" >&2; exit 2 ;;
esac
command=$1; shift
root=${NEOLIS_ROOT:-}
umask 027; cd "$root/var/lib/neolis"
exec node --disallow-code-generation-from-strings --disable-proto=delete "$root/srv/neolis/current/dist/service/commands/$command.mjs" "$@"
