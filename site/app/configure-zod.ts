/** Set without loading zod, which few pages need: the content security policy forbids it to compile code from text. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

export {};
