export type HeaderList = Readonly<Record<string, string>>;

/**
 * The headers of the static site, in `dist/headers.json`: the service reads them, and nginx's configuration is
 * generated from them.
 */
export interface SiteHeaders {
  /** For every response, whatever its status, besides its policy. */
  readonly always: HeaderList;
  /**
   * `content-security-policy` of each page by its address (`/solution/`), of the page for unknown addresses
   * (`/404.html`), and of all other responses. Each page allows only its own inline blocks: the hashes of all pages
   * together would take more room than half a page.
   */
  readonly policies: { readonly pages: Readonly<Record<string, string>>; readonly other: string };
  /** For every response through TLS. */
  readonly secure: HeaderList;
  /** `cache-control` of pages, of files with a hash in their name, and of other files. */
  readonly cache: { readonly page: string; readonly hashed: string; readonly file: string };
}
