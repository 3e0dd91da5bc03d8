/**
 * Zod tries once to compile code from text, which the content security policy forbids and reports. Switched off before
 * any schema is loaded, without loading zod, which few pages need.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
