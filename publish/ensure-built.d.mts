export declare function ensureBuilt(): string;
