/** What the suite starts Chromium with. */
export const browserArguments: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell would round the widths of letters, which no visitor's browser does.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
