/**
 * Inlined at the top of every static page. For a cold `/#/solution` the server sends the home page, because a fragment
 * never reaches it: before the first paint this script redirects to the file of that page. If it can't, the page stays
 * hidden until the app has rendered the right one.
 */

import { missingPage } from '#site/app/static-page.ts';
import { toHashPath, toRealPath } from '#site/navigation/hash-path.ts';
import { restoreScrollEarly } from './early-scroll.ts';
import { keepState } from './history-handoff.ts';

const { dataset, style } = document.documentElement;
const { hash, pathname } = location;

// Cheap checks first: parsing the URL delays the first paint, and few visits need it.
if (hash.startsWith('#/')) {
  const wanted = toRealPath(toHashPath(hash.slice(1)));
  const page = wanted.split(/[?#]/)[0] ?? '/';
  if (page !== dataset.page) {
    wait();
    const known = document.currentScript?.dataset.addresses?.split(' ') ?? [];
    if (known.includes(page) && keepState(wanted)) location.replace(wanted);
  }
} else if (pathname !== dataset.page && dataset.page !== missingPage && toRealPath(pathname) !== dataset.page) {
  wait();
}

if (document.referrer.startsWith(location.origin)) restoreScrollEarly();

function wait(): void {
  style.visibility = 'hidden';
  dataset.waiting = '';
}
