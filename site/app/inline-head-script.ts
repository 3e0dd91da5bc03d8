/**
 * Inlined at the top of every static page. For a cold `/#/solution` the server sends the home page, because a fragment
 * never reaches it: before the first paint this script redirects to the file of that page. If it can't, the page stays
 * hidden until the app has rendered the right one.
 */
import { repairAddress, toHashPath, toRealPath } from '#site/navigation/hash-path.ts';
import { restoreScrollEarly } from './early-scroll.ts';
import { keepState } from './history-handoff.ts';
import { missingPage } from './static-page.ts';

const { dataset, style } = document.documentElement;
const { hash, pathname } = location;

// Cheap checks first: parsing the URL delays the first paint, and few visits need it.
if (hash.startsWith('#/')) {
  const wanted = meantAddress(hash.slice(1));
  if (pathOf(wanted) !== dataset.page) {
    wait();
    if (isKnown(wanted) && keepState(wanted)) location.replace(wanted);
  }
} else if (dataset.page === missingPage) {
  const wanted = meantAddress(pathname + location.search + hash);
  if (pathOf(wanted) !== pathname && isKnown(wanted)) location.replace(wanted);
} else if (pathname !== dataset.page && toRealPath(pathname) !== dataset.page) {
  wait();
}

if (document.referrer.startsWith(location.origin)) restoreScrollEarly();

function meantAddress(sent: string): string {
  return toRealPath(toHashPath(repairAddress(sent)));
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '/';
}

/** Whether an address is that of a page. */
function isKnown(address: string): boolean {
  return document.currentScript?.dataset.addresses?.split(' ').includes(pathOf(address)) ?? false;
}

function wait(): void {
  style.visibility = 'hidden';
  dataset.waiting = '';
}
