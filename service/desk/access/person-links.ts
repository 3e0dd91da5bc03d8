import { randomBytes } from 'node:crypto';
import { formatInstant } from '#service/desk/desk-times.ts';
import { idOf } from '#service/desk/sign-in/sessions.ts';
import { linkPath } from '#service/desk-addresses.ts';
import { type MailSettings, newMail } from '#service/mail/new-mail.ts';
import type { Service } from '#service/service.ts';
import { deskLinkKind, deskLinkLife } from '#service/storage/rows/outbox-rows.ts';
import type { DeskPerson, Mail } from '#service/storage/rows.ts';

/** Hours for which a link opens, until it is used. */
export const linkHours = deskLinkLife / 3_600_000;

/**
 * Makes a person's link; `by` is who of the desk makes it and may mail it to `email`, absent for a command. Returns its
 * address, which only the unsent mail keeps, below the configured one or `origin`; `undefined` if the person left.
 */
export async function makeLink(
  service: MailSettings & Pick<Service, 'storage'>,
  { password_id }: Pick<DeskPerson, 'password_id'>,
  { by, origin, email = '' }: { by?: string; origin: string; email?: string },
): Promise<string | undefined> {
  const secret = randomBytes(32).toString('base64url');
  const made_at = service.clock().getTime();
  const address = `${service.config.publicUrl ?? service.config.siteUrl ?? origin}${linkPath(secret)}`;
  const link = { id: idOf(secret), password_id, made_at };
  const mails = email === '' || by === undefined ? [] : [linkMail(service, link, { by, email, address })];
  const isMade = await service.storage.addDeskLink(link, { expiredBefore: made_at - deskLinkLife, mails, by });
  return isMade ? address : undefined;
}

/** The person of a link; `undefined` if nobody made it, or it was used, is too old, or belongs to somebody who left. */
export async function findLink({ storage, clock }: Service, secret: string): Promise<DeskPerson | undefined> {
  const found = await storage.findDeskLink(idOf(secret));
  if (found === undefined) return undefined;
  const { made_at, ...person } = found;
  return Math.abs(clock().getTime() - made_at) < deskLinkLife ? person : undefined;
}

function linkMail(
  service: MailSettings,
  { id, made_at }: { readonly id: string; readonly made_at: number },
  { by, email, address }: Readonly<Record<'by' | 'email' | 'address', string>>,
): Mail {
  const { brand } = service.company;
  return newMail(
    {
      name: `${deskLinkKind}.${id}`,
      kind: deskLinkKind,
      reference: '',
      recipient: email,
      subject: `Votre entrée au bureau ${brand}`,
      blocks: [
        'Bonjour,',
        `Ce lien ouvre le bureau ${brand}\u00a0: vous y créez une clé d’accès${service.config.passkeysOnly ? '' : ' ou y choisissez un mot de passe'}. Il sert une fois, jusqu’au ${formatInstant(made_at + deskLinkLife)}. Il est à vous seul\u00a0: ne le faites pas suivre.`,
        { link: 'Entrer au bureau', address },
        `Vous ne l’attendiez pas\u202f? Ne l’ouvrez pas, et dites-le à ${by}.`,
      ],
    },
    service,
  );
}
