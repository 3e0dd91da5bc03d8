/**
 * Inlined at the end of every static page: starts the app, whose files are in `data-scripts`, after the first paint and
 * queues input until then. It is a module because browsers mostly paint a parsed page before they run modules.
 */
import { queueEarlyEvents } from './queue-early-events.ts';
import { failedEvent, readyEvent } from './ready.ts';

/** Milliseconds after which the app is loaded even if the browser hasn't reported a paint. */
const maxWait = 5000;
/** Milliseconds after the paint for which the app waits for an idle browser, which some never are. */
const maxIdleWait = 300;
const { scripts, waiting } = document.documentElement.dataset;
const files = scripts?.split(' ').map((name) => `/assets/${name}.js`) ?? [];
const replayEarlyEvents = queueEarlyEvents(load);
let loading = false;

document.addEventListener(readyEvent, replayEarlyEvents, { once: true });
document.addEventListener(failedEvent, giveUp, { once: true });
if (waiting !== undefined) load();
else {
  setTimeout(load, maxWait);
  if (document.readyState === 'complete') afterFirstPaint();
  else addEventListener('load', afterFirstPaint, { once: true });
}

/** Waits for first-contentful-paint: the first paint may be the background alone. */
function afterFirstPaint(): void {
  const observer = new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: maxIdleWait });
    else setTimeout(load);
  });
  observer.observe({ type: 'paint', buffered: true });
}

function load(): void {
  if (loading) return;
  loading = true;
  for (const href of files) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', fetchPriority: 'low', href }));
  }
  // The app, which imports the others.
  import(/* @vite-ignore */ files[0] ?? '').catch(giveUp);
}

/** The app failed to load: show the static page as it is; the quote's form then leads to the service. */
function giveUp(): void {
  document.documentElement.style.visibility = '';
  replayEarlyEvents();
}
