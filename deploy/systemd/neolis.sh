#!/bin/sh
# A command of the provider's office as the service's user, with its environment: `neolis desk list`, `neolis backup`.
# It runs in /var/lib/neolis. `neolis drill neolis-….jsonl.gz` restores a backup
# into a database of its own, which is then removed.
set -eu
commands='desk|personal-data|backup|restore|drill'
case "|$commands|" in
  *"|${1:-}|"*) ;;
  *) echo "Usage : neolis <$commands> …" >&2; exit 2 ;;
esac
exec runuser -u neolis -- sh -c '
  root=${NEOLIS_ROOT:-}
  set -a; . "$root/etc/neolis/neolis.env"; set +a
  export NEOLIS_COMMAND=neolis
  umask 027; cd "$root/var/lib/neolis"
  command=$1; shift
  if [ "$command" = drill ]; then
    # What a power cut left of an earlier drill.
    rm -rf "$root"/var/tmp/neolis-drill.*
    # On the disk: /tmp may be memory.
    folder=$(mktemp -d "$root/var/tmp/neolis-drill.XXXXXX") || exit 1
    trap "rm -rf $folder" EXIT
    trap "exit 1" HUP INT TERM
    unset DATABASE_URL
    export DATABASE_FILE="$folder/neolis.sqlite"
    command=restore
  fi
  node --disallow-code-generation-from-strings --disable-proto=delete "$root/srv/neolis/current/dist/service/commands/$command.mjs" "$@"
' neolis "$@"
