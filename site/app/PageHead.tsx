import { useMatches } from 'react-router';
import { company } from '#content/company.ts';
import type { PageEntry } from '#content/schemas/pages.ts';
import { toHashPath, toRealPath } from '#site/navigation/hash-path.ts';

/** Public address of the site without a trailing slash, from the build setting `SITE_URL`. */
const siteUrl: string = import.meta.env.VITE_SITE_URL;

/** Title and canonical address of the current page. The static page has the same tags, so React adopts them. */
export function PageHead() {
  const match = useMatches().at(-1);
  const page = match?.handle as PageEntry | undefined;
  if (match === undefined || page === undefined) return <title>{`Page introuvable | ${company.brand}`}</title>;
  return (
    <>
      <title>{`${page.title} | ${company.brand}`}</title>
      <link rel="canonical" href={siteUrl + toRealPath(toHashPath(match.pathname))} />
    </>
  );
}
