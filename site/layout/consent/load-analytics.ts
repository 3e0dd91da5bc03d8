interface AnalyticsWindow {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
  trustedTypes?: { createPolicy<Rules>(name: string, rules: Rules): Rules };
}

/** Loads the provider of `VITE_ANALYTICS_ID` once, after consent; nothing if the build, hence its CSP, has none. */
export function loadAnalytics(): void {
  const id: string | undefined = import.meta.env.VITE_ANALYTICS_ID;
  const page = window as AnalyticsWindow;
  if (!id || page.dataLayer) return;

  const queue: unknown[] = [];
  page.dataLayer = queue;
  // The provider reads `arguments` objects from its queue and ignores arrays.
  page.gtag = function gtag() {
    // biome-ignore lint/complexity/noArguments: see above
    queue.push(arguments);
  };
  page.gtag('consent', 'default', { analytics_storage: 'denied' });
  page.gtag('js', new Date());
  page.gtag('config', id);

  const address = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  const policy = page.trustedTypes?.createPolicy('analytics', { createScriptURL: (url: string) => url });
  const script = document.createElement('script');
  script.async = true;
  script.src = policy ? policy.createScriptURL(address) : address;
  document.head.append(script);
}
