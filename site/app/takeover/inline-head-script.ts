/**
 * Inlined at the top of every static page. For a cold `/#/solution` the server sends the home page, as it gets no
 * fragment: this opens that page's file before the first paint, or hides the page until the app has rendered it.
 */

import { resumeParameter } from '#domain/quote/resume-parameter.ts';
import { missingPage } from '#site/app/static-page.ts';
import { toHashPath, toRealPath } from '#site/navigation/hash-path.ts';
import { draftKey } from '#site/pages/quote/form/state/draft.ts';
import { tryStorage } from '#ui/try-storage.ts';
import { restoreScrollEarly } from './early-scroll.ts';
import { keepState } from './history-handoff.ts';

const { dataset, style } = document.documentElement;
const { hash, href, pathname } = location;

// Cheap checks first: parsing the URL delays the first paint, and few visits need it.
if (hash.startsWith('#/')) {
  const wanted = toRealPath(toHashPath(hash.slice(1)));
  const page = wanted.split(/[?#]/)[0] ?? '/';
  if (page !== dataset.page) {
    wait();
    // Only the home page lists the addresses.
    const known = document.currentScript?.dataset.addresses?.split(' ') ?? [];
    if (known.includes(page) && keepState(wanted)) location.replace(wanted);
  }
} else if (pathname !== dataset.page && dataset.page !== missingPage && toRealPath(pathname) !== dataset.page) {
  wait();
}

// The quote page then keeps room for what it will say of the link. With a draft in the tab it may have nothing to say.
if (href.includes(`${resumeParameter}=`) && !tryStorage(() => sessionStorage.getItem(draftKey))) dataset.resumed = '';

if (document.referrer.startsWith(location.origin)) restoreScrollEarly();

function wait(): void {
  style.visibility = 'hidden';
  dataset.waiting = '';
}
