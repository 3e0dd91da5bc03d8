export declare function ensureBrowser(): string;
