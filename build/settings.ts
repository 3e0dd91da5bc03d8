import { join, resolve } from 'node:path';
import * as z from 'zod';

const address = z
  .url({ protocol: /^https?$/, error: 'une adresse comme https://www.example.fr' })
  .transform((url) => url.replace(/\/+$/, ''));

/** Thrown at the start of a build; its message has a line for each wrong variable, with its name and what to write. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

const settingsSchema = z
  .object({
    /** Public address of the site, written into canonical addresses, the sitemap and shared links. */
    SITE_URL: address
      .refine((url) => /^https?:\/\/[^/?#]+$/.test(url), 'une adresse sans chemin, comme https://www.example.fr')
      .default('http://localhost:3000'),
    NEOLIS_DIST: z.string().min(1).default('dist'),
    /** Folder of the site on the machine that serves it, for nginx's configuration; that of the build if absent. */
    SITE_ROOT: z
      .string()
      .regex(/^\/[\w./-]+$/, 'un chemin absolu comme /srv/neolis/current/dist/site')
      .optional(),
    /** Base address of the supervision service, if it isn't the embedded one. */
    VITE_SUPERVISION_URL: z
      .union([address, z.string().regex(/^\/[^/]/)], 'une adresse, ou un chemin de ce site comme /supervision')
      .default('/supervision'),
    /** Copies of the service for nginx's configuration, `127.0.0.1:3001 127.0.0.1:3002`. */
    NEOLIS_SERVICES: z
      .string()
      .regex(/^[\w.:[\]-]+:\d+([ ,]+[\w.:[\]-]+:\d+)*$/, 'des adresses comme 127.0.0.1:3001 127.0.0.1:3002')
      .default('127.0.0.1:3000'),
    /** nginx's `listen` value, `443 ssl http2`. */
    NGINX_LISTEN: z
      .string()
      .regex(/^[\w.:[\] ]+$/, 'ce qui suit «\u202flisten\u202f» chez nginx, comme 443 ssl http2')
      .default('8080'),
    /** React's build: the development one prints mismatches between the static pages and the app. */
    NEOLIS_REACT: z.enum(['production', 'development'], 'production ou development').default('production'),
    /** Identifier from the analytics provider; without it no analytics is ever loaded. */
    VITE_ANALYTICS_ID: z
      .string()
      .regex(/^[A-Z0-9-]+$/, 'un identifiant de mesure comme G-ABC123')
      .optional(),
  })
  .transform((variables) => ({
    siteUrl: variables.SITE_URL,
    dist: variables.NEOLIS_DIST,
    siteRoot: variables.SITE_ROOT ?? join(resolve(variables.NEOLIS_DIST), 'site'),
    supervisionUrl: variables.VITE_SUPERVISION_URL,
    services: variables.NEOLIS_SERVICES.split(/[ ,]+/),
    nginxListen: variables.NGINX_LISTEN,
    react: variables.NEOLIS_REACT,
    analyticsId: variables.VITE_ANALYTICS_ID,
  }));

export type PublicationSettings = z.infer<typeof settingsSchema>;

/** Reads the build settings from the environment. Throws {@link SettingsError}. */
export function readPublicationSettings(
  environment: Readonly<Record<string, string | undefined>>,
): PublicationSettings {
  const filled = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = settingsSchema.safeParse(filled);
  if (read.success) return read.data;
  const lines = read.error.issues.map(({ path, message }) => {
    const name = path.join('.');
    return `Réglage refusé. ${name}\u00a0: lu «\u202f${filled[name]}\u202f», attendu ${message}.`;
  });
  throw new SettingsError(lines.join('\n'));
}
