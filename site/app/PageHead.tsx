import { useMatches } from 'react-router';
import { company } from '#content/company.ts';
import { type PageEntry, type PageKey, pages } from '#content/pages.ts';
import { toRealPath } from '#site/navigation/paths.ts';
import { siteAddress } from './site-address.ts';

/** Title, description and canonical address of the page shown; the static page carries the same, so React adopts them. */
export function PageHead() {
  const match = useMatches().at(-1);
  const page: PageEntry | undefined = pages[match?.id as PageKey];
  const title = page?.title ?? 'Page introuvable';
  return (
    <>
      <title>{`${title} | ${company.brand}`}</title>
      {page && <meta name="description" content={page.description} />}
      {page && <link rel="canonical" href={siteAddress + toRealPath(match?.pathname ?? '/')} />}
    </>
  );
}
