import type { Context } from 'hono';
import { formatCounted } from '#domain/money.ts';
import { networkOf } from '#service/http/limits/client-network.ts';
import { takeTurns } from '#service/http/limits/take-turns.ts';
import type { Service } from '#service/service.ts';
import type { DeskPerson } from '#service/storage/rows.ts';
import { AttemptLimits } from './attempt-limits.ts';
import { readCookie } from './cookies.ts';
import { isPassword, personKey } from './passwords.ts';
import { isBrowserMark } from './sessions.ts';

/** What somebody reads who typed too many wrong passwords, or whose network did; `wait` in seconds. */
export function waitText(wait: number): string {
  const time =
    wait < 60 ? formatCounted(wait, 'seconde', 'secondes') : formatCounted(Math.ceil(wait / 60), 'minute', 'minutes');
  return `Trop d’essais. Réessayez dans ${time}, ou depuis un appareil où vous avez déjà ouvert le bureau.`;
}

/** Longer names than anybody has, each accent counted apart. 8000 accents would take 30 ms, before any limit. */
const maxNameLength = 60;
/** Strangers' attempts that wait for their turn, some four seconds of work; seconds after which others may try. */
const maxWaiting = 20;
const crowdedWait = 5;

/** Returns the check of a password: its person, or seconds to wait, 0 for a wrong one; unknown names take as long. */
export function passwordCheck(service: Service) {
  const limits = new AttemptLimits();
  // Each try costs 0.17 s and 32 MB. A flood of strangers must not delay somebody in their own browser.
  const strangers = { inTurn: takeTurns(), waiting: 0 };
  const known = { inTurn: takeTurns(), waiting: 0 };

  return async (context: Context, name: string, password: string): Promise<DeskPerson | number> => {
    if (service.config.passkeysOnly) return 0;
    const key = personKey(name.slice(0, maxNameLength));
    const person = await service.storage.findDeskPerson(key);
    const mark = readCookie(context, service.config, 'bureau-connu');
    const browser = isBrowserMark(mark, person) ? mark : undefined;
    const queue = browser === undefined ? strangers : known;
    if (browser === undefined && queue.waiting >= maxWaiting) return crowdedWait;
    const attempt = { network: networkOf(context, service), person: key, browser };
    const wait = limits.take(attempt, service.clock().getTime());
    if (wait > 0) return wait;
    queue.waiting += 1;
    const isRight = await queue
      .inTurn(() => isPassword(password, person?.password_hash, service.passwordCosts))
      .finally(() => {
        queue.waiting -= 1;
      });
    if (!isRight || person === undefined) {
      service.log('warn', 'desk-password-refused');
      return 0;
    }
    limits.giveBack(attempt);
    return person;
  };
}
