import { codeOf } from '#service/error-code.ts';
import { DatabaseRefused } from '#service/storage/storage-failures.ts';

/** What to check, by error code of Node.js or PostgreSQL. */
const advice: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'aucun serveur PostgreSQL n’écoute à cette adresse ; démarrez-le ou corrigez la machine et le port',
  ENOENT: 'aucun serveur PostgreSQL n’écoute dans ce dossier ; démarrez-le ou corrigez le dossier',
  EACCES: 'l’utilisateur du programme n’a pas accès à ce dossier ; corrigez ses droits',
  ENOTFOUND: 'ce nom de machine est inconnu ; corrigez-le',
  EAI_AGAIN: 'ce nom de machine ne se résout pas ; corrigez-le ou vérifiez le réseau',
  EHOSTUNREACH: 'cette machine est injoignable ; corrigez l’adresse ou vérifiez le réseau',
  '28P01': 'utilisateur ou mot de passe refusé ; corrigez-les',
  '28000': 'utilisateur ou mot de passe refusé, ou pg_hba.conf n’admet pas cette machine ; corrigez-les',
  '3D000': 'cette base n’existe pas ; créez-la (createdb) ou corrigez son nom',
  '42501': 'cet utilisateur n’a pas le droit de créer les tables ; rendez-le propriétaire de la base',
  '53300': 'le serveur PostgreSQL n’a plus de connexion libre ; augmentez max_connections ou fermez-en',
  '57P03': 'le serveur PostgreSQL démarre encore ; attendez',
};

/** Explains in French why PostgreSQL can't be opened, without the driver's message, which may contain the address. */
export function explainPostgres(cause: unknown): DatabaseRefused {
  const code = codeOf(cause);
  const line =
    adviceWithoutCode(cause) ??
    advice[code] ??
    (code === ''
      ? 'le serveur PostgreSQL ne répond pas à temps ; vérifiez la machine, le port et le réseau'
      : `la connexion a échoué (${code}) ; vérifiez l’adresse et le journal du serveur`);
  return new DatabaseRefused(`DATABASE_URL : ${line}`, { cause });
}

/** For what the driver tells by a message alone, and for a file of the address, whose code is that of a socket. */
function adviceWithoutCode(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if (cause.message.startsWith('SASL')) return advice['28P01'];
  if (cause.message.includes('not support SSL'))
    return 'ce serveur ne chiffre pas ; activez ssl, ou écrivez ?sslmode=disable sur votre propre réseau';
  if (cause instanceof URIError) return 'un caractère y est mal écrit ; pour % écrivez %25';
  return 'path' in cause ? 'sslrootcert, sslcert ou sslkey ne peut pas être lu ; corrigez le fichier' : undefined;
}
