import * as z from 'zod/mini';

// The content security policy forbids to compile code from text, and zod would try it once: imported before any schema.
z.config({ jitless: true });
