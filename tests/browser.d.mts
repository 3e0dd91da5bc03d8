export declare function ensureBrowser(): string;
export declare function ensureFirefox(): string;
