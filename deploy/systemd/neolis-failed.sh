#!/bin/sh
# Mails MAIL_TO that a unit failed, with the last lines of its log. Without a mail server the notice is in the journal alone.
set -eu
unit=$1
if [ -z "${SMTP_URL:-}" ] || [ -z "${MAIL_TO:-}" ]; then
  echo "$unit a échoué ; aucun e-mail n’est parti : donnez SMTP_URL et MAIL_TO dans /etc/neolis/neolis.env" >&2
  exit 1
fi
url=${SMTP_URL%%\?*}
host=${url#*//}
host=${host##*@}
# A password leaves this machine in clear only where the address says so.
tls=--ssl-reqd
case $SMTP_URL in smtps://* | *[?\&]ignoreTLS=true*) tls= ;; esac
case ${host%/} in localhost | localhost:* | 127.0.0.1 | 127.0.0.1:* | '[::1]' | '[::1]:'*) tls= ;; esac
# Without a port, that of the service's mails; curl would take 25.
case ${host%/} in *:*[0-9]) ;; *) [ "${url%%:*}" = smtps ] || url=${url%/}:587 ;; esac
from=${MAIL_FROM:-$MAIL_TO}
# Any account of the machine reads arguments, so the address, with its password, isn't one.
{
  printf 'From: %s\nTo: %s\nSubject: =?UTF-8?B?%s?=\n' "$from" "$MAIL_TO" "$(printf '%s a échoué' "$unit" | base64 -w 0)"
  printf 'MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n'
  journalctl -u "$unit" -n 20 -o cat --no-pager
} | curl -sS --crlf $tls --config /dev/fd/3 --mail-from "$from" --mail-rcpt "$MAIL_TO" --upload-file - 3<<END
url = $url
END
