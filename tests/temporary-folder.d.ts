/** A new folder for the tests of a file, removed after the last of them, when what they opened is closed. */
export declare function temporaryFolder(): string;
