import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { baseAddress } from './supervision-client.ts';

/** How long the service may take to respond before the visitor reads that it is unavailable (milliseconds). */
const responseTimeout = 3000;

/** Statuses with which a proxy reports a service that doesn't respond. */
const gatewayFailures: readonly number[] = [502, 504];

/** After this time the navigation to the service's page counts as failed (milliseconds). */
const departureTimeout = 15_000;

/** What is posted to a page of the service, below its address. */
interface Posted {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The state of a post: none, sending (probing the service, then going to its page), or no answer. */
type PostStep = 'none' | 'sending' | 'unanswered';

export interface Posting {
  readonly step: PostStep;
  /** Posts once if the service responds, or without asking it; reports that it doesn't respond. */
  readonly post: (posted: Posted, ask?: boolean) => Promise<void>;
}

/** Posts to the service: the browser leaves this page, after `onDeparture`; « back » enables the buttons again. */
export function usePost(onDeparture?: () => void): Posting {
  const [step, setStep] = useState<PostStep>('none');
  // Decided in the event handler: a second press may come before the next render.
  const busy = useRef(false);
  const departure = useRef<ReturnType<typeof setTimeout>>(undefined);

  const end = (reached: PostStep): void => {
    clearTimeout(departure.current);
    busy.current = false;
    setStep(reached);
  };

  const post = async (posted: Posted, ask = true): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setStep('sending');
    if (ask && !(await isServiceAlive())) {
      end('unanswered');
      return;
    }
    onDeparture?.();
    leaveWith(posted);
    departure.current = setTimeout(() => end('none'), departureTimeout);
  };

  const comeBack = useEffectEvent(() => end('none'));
  useEffect(() => {
    const listener = ({ persisted }: PageTransitionEvent) => persisted && comeBack();
    addEventListener('pageshow', listener);
    return () => removeEventListener('pageshow', listener);
  }, []);

  return { step, post };
}

/** Whether the service responds within 3 s. From another origin the response can't be read, so any one counts. */
async function isServiceAlive(): Promise<boolean> {
  try {
    const response = await fetch(`${baseAddress}/vivant`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      // A browser without it waits longer, but can send.
      signal: AbortSignal.timeout?.(responseTimeout),
    });
    return !gatewayFailures.includes(response.status);
  } catch {
    return false;
  }
}

/** The browser leaves this page by a form POST, as for any other origin. */
function leaveWith({ path, fields }: Posted): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = baseAddress + path;
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}
