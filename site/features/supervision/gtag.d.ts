/** Present only where a build setting names an analytics provider and the visitor accepted it. */
declare var gtag: ((command: string, name: string, parameters: Readonly<Record<string, string>>) => void) | undefined;
