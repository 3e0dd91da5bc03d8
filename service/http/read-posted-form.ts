import type { Context } from 'hono';
import { readBody } from './read-body.ts';

/** The fields of a posted form of so many bytes at most, or the status that refuses it. */
export async function readPostedForm(context: Context, maxBytes: number): Promise<URLSearchParams | 400 | 413 | 415> {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(context.req.header('content-type') ?? '')) return 415;
  const body = await readBody(context.req.raw, maxBytes);
  if (!body.ok) return body.reason === 'too-large' ? 413 : 400;
  try {
    return new URLSearchParams(new TextDecoder('utf-8', { fatal: true }).decode(body.bytes));
  } catch {
    return 400;
  }
}
