import { codeOf } from './error-code.ts';

/** Fields of a log line: an event and figures. Never an address, a user agent, an e-mail or anything typed. */
export type LogFields = Readonly<Record<string, string | number | boolean>>;
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: LogFields) => void;

/** Writes JSON lines, which every log collector reads. */
export function jsonLog(write: (line: string) => void, clock: () => Date): Log {
  return (level, event, fields = {}) => {
    write(`${JSON.stringify({ time: clock().toISOString(), level, event, ...fields })}\n`);
  };
}

/** What may be logged of an error: its name and code. Its message may quote what a visitor typed. */
export function errorFields(cause: unknown): LogFields {
  const inner = cause instanceof Error && cause.cause !== undefined ? cause.cause : cause;
  const name = inner instanceof Error ? inner.name : typeof inner;
  const operation = cause instanceof Error && cause !== inner ? cause.message : '';
  return { name, code: codeOf(inner), operation };
}
