export type HeaderList = Readonly<Record<string, string>>;

/** The headers of the static site, `dist/headers.json`, for the service and for nginx's generated configuration. */
export interface SiteHeaders {
  /** For every response, whatever its status, besides its policy. */
  readonly always: HeaderList;
  /**
   * `content-security-policy` by a page's address (`/solution/`, `/404.html` for unknown ones), and of other responses.
   * Each page allows only its own inline blocks: the hashes of all together would take more room than half a page.
   */
  readonly policies: { readonly pages: Readonly<Record<string, string>>; readonly other: string };
  /** For every response through TLS. */
  readonly secure: HeaderList;
  /** `cache-control` of pages, of files with a hash in their name, and of other files. */
  readonly cache: { readonly page: string; readonly hashed: string; readonly file: string };
}
