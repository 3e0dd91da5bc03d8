import type { Context } from 'hono';
import { companyPhone } from '#domain/company.ts';
import { type NetworkLimit, throttle } from '#service/http/limits/client-network.ts';
import { type Service, servicePath } from '#service/service.ts';
import { noticeWriter } from './write-notice.tsx';

/** Returns what answers a network that reached a limit, and does nothing for any other; `cost` as for {@link throttle}. */
export function limitRefuser(service: Service) {
  const notice = noticeWriter(service);
  return (context: Context, limiter: NetworkLimit, cost?: number): Response | undefined => {
    const wait = throttle(context, service, limiter, cost);
    if (wait === 0) return undefined;
    return notice({
      wait,
      title: 'Trop de demandes',
      explanation: `Trop de demandes nous arrivent de votre réseau\u00a0: la dernière n’a pas été prise en compte. Rien n’est perdu, ce qui était enregistré le reste\u00a0: réessayez dans ${waitWords(wait)}, ou appelez-nous au ${companyPhone(service.company)}.`,
      quoteKept: context.req.path === `${servicePath}/paiement`,
    });
  };
}

function waitWords(seconds: number): string {
  if (seconds < 60) return `${seconds}\u00a0s`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)}\u00a0min` : `${Math.ceil(seconds / 3600)}\u00a0h`;
}
