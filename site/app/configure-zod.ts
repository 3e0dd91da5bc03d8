/**
 * The content security policy forbids compiling code from text, which zod tries once: this disables it before any
 * schema is loaded. It is set on the object that zod's copies share, so that only pages that parse data load zod.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
