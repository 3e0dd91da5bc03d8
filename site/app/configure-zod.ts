/**
 * The content security policy forbids to compile code from text, and zod would try it once: told before any schema is
 * loaded. Through the object that zod shares between its copies, so that only the pages that read data load zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
