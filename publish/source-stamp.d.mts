export declare function sourceStamp(): string;
