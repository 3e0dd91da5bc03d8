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
  '28000': 'utilisateur ou mot de passe refusé ; corrigez-les',
  '3D000': 'cette base n’existe pas ; créez-la (createdb) ou corrigez son nom',
  '42501': 'cet utilisateur n’a pas le droit de créer les tables ; rendez-le propriétaire de la base',
  '53300': 'le serveur PostgreSQL n’a plus de connexion libre ; augmentez max_connections ou fermez-en',
  '57P03': 'le serveur PostgreSQL démarre encore ; attendez',
};

/** Explains in French why PostgreSQL can't be opened, without the driver's message, which may contain the address. */
export function explainPostgres(cause: unknown): DatabaseRefused {
  const code = codeOf(cause);
  // For a missing password the driver has no error code, only a message.
  const missing = cause instanceof Error && cause.message.startsWith('SASL') ? '28P01' : '';
  const line =
    advice[missing || code] ??
    (code === ''
      ? 'le serveur PostgreSQL ne répond pas à temps ; vérifiez la machine, le port et le réseau'
      : `la connexion a échoué (${code}) ; vérifiez l’adresse et le journal du serveur`);
  return new DatabaseRefused(`DATABASE_URL : ${line}`, { cause });
}
