import { maxPerDay, maxPerHour } from '#service/mail/mailer.ts';
import { heldBack, orderCancelled } from '#service/storage/rows/outbox-rows.ts';
import type { Mail } from '#service/storage/rows.ts';

const refused = 'l’adresse ou le message est refusé';
const silent = 'le serveur d’envoi ne répond pas';
const failures: Readonly<Record<string, string>> = {
  EENVELOPE: refused,
  EMESSAGE: refused,
  EACCENTS: 'l’adresse a des accents avant le @, que l’envoi n’accepte pas',
  EAUTH: 'le serveur d’envoi refuse notre mot de passe',
  ESENDER: 'le serveur d’envoi refuse notre compte, notre adresse (MAIL_FROM) ou un message de plus',
  ETLS: 'le serveur d’envoi ne chiffre pas la connexion',
  ECONNECTION: silent,
  ECONNREFUSED: silent,
  EDNS: silent,
  ESOCKET: silent,
  ETIMEDOUT: silent,
  [orderCancelled]: 'la commande a été annulée avant',
};

/** Why a mail wasn't sent, for the office; with the code of a failure that has no words. */
export function failureText(code: string | null): string {
  const [name = ''] = (code ?? '').split(' ');
  return failures[name] ?? `l’envoi échoue (${code})`;
}

/** Whether a mail wasn't sent because its recipient or the message itself is refused, not for a reason that passes. */
export function isRefused({ sent_at, last_error }: Pick<Mail, 'sent_at' | 'last_error'>): boolean {
  const [name = ''] = (last_error ?? '').split(' ');
  return sent_at === null && ['EENVELOPE', 'EMESSAGE', 'EACCENTS'].includes(name);
}

/** Which limit holds a mail back; `undefined` if none does. */
export function heldBackText(reason: string | null): string | undefined {
  if (reason === heldBack.mailbox)
    return `${maxPerDay} messages par jour au plus à la même adresse, à la demande de visiteurs`;
  if (reason === heldBack.hour) return `${maxPerHour} messages par heure au plus, à la demande de visiteurs`;
  return undefined;
}
