#!/bin/sh
# Installs a release beside the one that runs, tries it on a copy of the data, and only then switches to it; `--back`
# switches to the release before. If that one isn't ready after the switch, the one that ran runs again.
set -eu
root=${NEOLIS_ROOT:-}
home=$root/srv/neolis
backups=$root/var/lib/neolis/backups

# A terminal that is gone stops nothing.
say() { echo "$*" >&2 || true; }
fail() { say "$*"; exit 1; }
usage() { say 'Usage : neolis-upgrade neolis-….tar.gz | --back'; exit 2; }

# Waits up to $2 seconds until the copy at the address $1 is ready.
is_ready() {
  curl -q -fs --noproxy '*' -o /dev/null --max-time 5 --retry 99 --retry-delay 1 --retry-all-errors \
    --retry-max-time "$2" "http://$1/supervision/pret"
}

# Ends the trial, interrupted or not, and removes its copy of the data.
end_trial() {
  trap - EXIT
  kill $program 2>/dev/null || true
  wait $program 2>/dev/null || true
  rm -rf "$trial"
}

# Runs the service of the release $1 on a copy of the data $2 (none on a first installation) until it is ready. Restoring
# may take as long as it needs; otherwise `fault` says what failed.
try_release() {
  fault='ne peut pas être essayé dans /var/tmp'
  # What a power cut left of an earlier trial.
  rm -rf "$root"/var/tmp/neolis-trial.*
  # On the disk: /tmp may be memory.
  trial=$(mktemp -d "$root/var/tmp/neolis-trial.XXXXXX") || return 1
  chown neolis: "$trial"
  : >"$trial/log"
  runuser -u neolis -- sh -c '
    set -eu
    set -a; . "$1"; set +a
    unset DATABASE_URL SMTP_URL WEBHOOK_URL WEBHOOK_SECRETS
    cd "$2"
    export DATABASE_FILE="$3/neolis.sqlite" PORT=0 HOST=127.0.0.1 NEOLIS_COMMAND=neolis
    if [ -n "$4" ]; then
      : >"$3/restoring"
      node --disallow-code-generation-from-strings --disable-proto=delete dist/service/commands/restore.mjs "$4" &
      trap "kill $!; exit 1" TERM
      wait $!
      trap - TERM
      rm "$3/restoring"
    fi
    # As systemd will start it.
    exec $(sed -n "s|^ExecStart=/usr/bin/||p" systemd/neolis@.service)
  ' trial "$root/etc/neolis/neolis.env" "$1" "$trial" "$2" >>"$trial/log" 2>&1 &
  program=$!
  trap end_trial EXIT
  trap 'exit 1' HUP INT TERM
  tries=300
  while [ $tries -gt 0 ] && kill -0 $program 2>/dev/null && ! grep -q '"event":"ready"' "$trial/log"; do
    [ -e "$trial/restoring" ] || tries=$((tries - 1))
    sleep 0.2
  done
  port=$(sed -n 's|.*"event":"ready".*http://localhost:\([0-9]*\)/.*|\1|p' "$trial/log")
  answers=no
  fault='ne répond pas'
  [ ! -e "$trial/restoring" ] || fault='ne restaure pas la sauvegarde'
  [ -z "$port" ] || ! is_ready "127.0.0.1:$port" 10 || answers=yes
  [ $answers = yes ] || cat "$trial/log" >&2
  end_trial
  [ $answers = yes ]
}

# Makes $1 the release that runs: units, web server, then each copy of the service in turn. Its callers ask whether it
# failed, so that `set -e` has no effect in it.
switch_to() {
  install -m 755 "$home/releases/$1/systemd/neolis.sh" "$root/usr/local/bin/neolis" &&
    install -m 755 "$home/releases/$1/systemd/neolis-upgrade.sh" "$root/usr/local/bin/neolis-upgrade" &&
    install -m 644 "$home/releases/$1"/systemd/*.service "$home/releases/$1"/systemd/*.timer "$root/etc/systemd/system/" &&
    systemctl daemon-reload &&
    ln -sfn "releases/$1" "$home/current.next" && mv -T "$home/current.next" "$home/current" || return 1
  # Pages and the headers that hold their hashes change together.
  ! systemctl is-active --quiet nginx || systemctl reload nginx || return 1
  host=$(HOST=; . "$root/etc/neolis/neolis.env"; echo "${HOST:-127.0.0.1}")
  case $host in *:*) host="[$host]" ;; esac
  units=$(systemctl list-units --plain --no-legend 'neolis@*' | awk '{ print $1 }')
  for unit in $units; do
    systemctl restart "$unit"
    port=${unit#neolis@}
    is_ready "$host:${port%.service}" 15 || return 1
    # Until the proxy has taken it back.
    sleep 2
  done
}

[ $# -eq 1 ] || usage
curl --retry-all-errors --version >/dev/null 2>&1 || fail 'Installez curl (7.71 ou plus récent) : rien n’a changé.'
before=$(basename "$(readlink "$home/current" || true)")

# Otherwise its reload would fail, after the switch.
! systemctl is-active --quiet nginx || nginx -t -q || fail 'nginx refuse sa configuration : rien n’a changé.'

backup=
if [ "$1" = --back ]; then
  name=$(cat "$home/previous" 2>/dev/null || true)
  [ -n "$name" ] || fail 'Aucune version précédente.'
  [ -d "$home/releases/$name" ] || fail "La version précédente, $name, a été retirée."
else
  case $1 in *.tar.gz) ;; *) usage ;; esac
  [ -r "$1" ] || fail "$1 ne peut pas être lu."
  name=$(basename "$1" .tar.gz)
  [ "$name" != "$before" ] || fail "$name tourne déjà."
  # Unpacked again and refused, it would be gone.
  [ "$name" != "$(cat "$home/previous" 2>/dev/null)" ] || [ ! -d "$home/releases/$name" ] ||
    fail "$name est la version précédente : neolis-upgrade --back."
  new=$home/releases/$name
  rm -rf "$new"
  refuse() {
    rm -rf "$new"
    fail "$*"
  }
  tar -xzf "$1" -C "$home/releases" --no-same-owner || refuse "$1 n’est pas une archive entière : copiez-la de nouveau."
  [ -f "$new/dist/service/main.mjs" ] || refuse "$1 ne contient pas $name : gardez à l’archive son nom."
  touch "$new"

  if [ -n "$before" ]; then
    # Visitors with a page of an earlier release open still ask for its files. Those of the one replaced now are dated
    # today, so that each is kept for 30 days from then.
    cd "$home/current/dist/site/assets"
    find . -type f ! -newer ../../built-from -exec cp -n --preserve=mode {} "$new/dist/site/assets/" \;
    find . -type f -newer ../../built-from -mtime -30 -exec cp -np {} "$new/dist/site/assets/" \;
    cd /
    backup=$backups/neolis-before-$name-$(date -u +%Y-%m-%dT%H%M%S).jsonl.gz
    if ! said=$(neolis backup "$backup" 2>&1); then
      case $said in
        # By a copy on another machine, or by an upgrade that failed: the release that runs can't go on.
        *'vient d’une version plus récente du service'*) backup= ;;
        # Its driver can't be loaded by another major version of Node.js.
        *NODE_MODULE_VERSION*)
          backup=$backups/neolis-node.jsonl.gz
          # Just made: restoring an older one would lose orders.
          [ -n "$(find "$backup" -mmin -60 2>/dev/null)" ] ||
            refuse "Remettez l’ancien Node.js, lancez « neolis backup $backup », puis recommencez dans l’heure : rien n’a changé."
          said="Sauvegarde faite avec l’ancien Node.js : $backup"
          ;;
        *) refuse "$said La sauvegarde a échoué : rien n’a changé." ;;
      esac
    fi
    say "$said"
  fi
  try_release "$new" "$backup" || refuse "$name $fault : rien n’a changé."
fi

# From here a dropped line, Ctrl+C or a reader that is gone would leave the switch half done.
trap '' HUP INT TERM PIPE
# Written before, so that `--back` leads to the release that runs now even after a power cut in the switch.
earlier=$(cat "$home/previous" 2>/dev/null || true)
[ -z "$before" ] || { echo "$before" >"$home/previous.next" && mv "$home/previous.next" "$home/previous"; } ||
  fail 'Plus de place sur le disque : rien n’a changé.'
if ! switch_to "$name"; then
  [ -n "$before" ] || fail "$name ne répond pas : lisez journalctl -u 'neolis@*' -n 50."
  say "$name ne répond pas : retour à $before."
  returned=yes
  switch_to "$before" || returned=no
  # Until then `--back` leads to the release that ran.
  [ "$(readlink "$home/current")" != "releases/$before" ] || echo "$earlier" >"$home/previous" || true
  # Without `backup` the database had its new shape already: restoring would lose orders.
  [ $returned = yes ] || fail "$before ne répond pas non plus : lisez journalctl -u 'neolis@*' -n 50.${backup:+ Si la base a changé de forme, revenez à la sauvegarde : $backup}"
  [ "$1" = --back ] || rm -rf "$new"
  fail "$before tourne de nouveau."
fi
# The one that runs, the one before and one more.
ls -1dt "$home"/releases/*/ | tail -n +4 | while read -r old; do
  case $(basename "$old") in "$name" | "$before") ;; *) rm -rf "$old" ;; esac
done
if [ -n "$units" ]; then
  say "$name tourne."
else
  say "$name est installé : lancez-le par « systemctl enable --now neolis@3000 »."
fi
