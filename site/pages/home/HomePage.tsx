import { pages } from '#content/pages.ts';

/** Stands here until the page is drawn. */
export function HomePage() {
  return <h1>{pages.home.title}</h1>;
}
