import * as z from 'zod/mini';
import { maxEmailLength } from '#domain/email/email-address.ts';
import { readSession, writeSession } from '#ui/try-storage.ts';

/** Maximum lengths of what the visitor types, here and in the fields. */
export const maxNameLength = 120;
export const maxPhoneLength = 40;

/** What the visitor types beside the request, so that the provider can call back; empty if nothing was typed. */
export type Caller = z.output<typeof callerSchema>;

export const callerSchema = z.object({
  name: z.string().check(z.maxLength(maxNameLength)),
  company: z.string().check(z.maxLength(maxNameLength)),
  phone: z.string().check(z.maxLength(maxPhoneLength)),
  email: z.string().check(z.maxLength(maxEmailLength)),
});

export const emptyCaller: Caller = { name: '', company: '', phone: '', email: '' };

const callerKey = 'neolis.caller';

/** Keeps what was typed across reloads and other pages. Not in the history state: Safari limits how often it is written. */
export const saveCaller = (caller: Caller): void => writeSession(callerKey, caller);

/** What was typed in this tab, if anything. */
export const loadCaller = (): Caller | undefined => callerSchema.safeParse(readSession(callerKey)).data;
