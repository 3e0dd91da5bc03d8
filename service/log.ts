import { codeOf } from './error-code.ts';

/** Fields of a log line: an event and figures. Never an address, a user agent, an e-mail or anything typed. */
export type LogFields = Readonly<Record<string, string | number | boolean>>;
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

/** Writes JSON lines to the standard output, which every log collector reads. */
export const log: Log = (level, event, fields = {}) => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`);
};

/** A failure whose message we wrote and that quotes nothing typed, so that it may be logged. */
export class LoggableError extends Error {}

/**
 * What may be logged of an error: its name and code, and the message only where we wrote it, in a {@link LoggableError}
 * or around another cause, since others may quote what was typed.
 */
export function errorFields(cause: unknown): LogFields {
  const inner = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
  const name = inner instanceof Error ? inner.name : typeof inner;
  const isOurs = cause instanceof Error && (cause !== inner || cause instanceof LoggableError);
  return { name, code: codeOf(inner), operation: isOurs ? cause.message : '' };
}
