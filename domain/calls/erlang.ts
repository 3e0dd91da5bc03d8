/** Advice by Erlang B (A. K. Erlang, 1917): calls arrive at random; callers who find every channel busy give up. */
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { countExtensions, type InstallationRequest } from '#domain/quote/installation/count-items.ts';

/** Minutes that one user spends on external calls in the busiest hour. */
export const busyHourMinutes = { light: 3, normal: 6, heavy: 9 } as const;
export type BusyHourUse = keyof typeof busyHourMinutes;

/** Accepted share of calls that find every channel busy in the busiest hour. */
const acceptedBlocking = 0.01;

/** Bandwidth of one call in each direction, in kbit/s: G.711 needs 87 on Ethernet, rounded up for safety. */
export const kilobitsPerCall = 100;

/** The probability that a call finds all `channels` busy at a traffic of `traffic` erlangs. */
export function blockingProbability(traffic: number, channels: number): number {
  let blocked = 1;
  for (let channel = 1; channel <= channels; channel += 1) {
    blocked = (traffic * blocked) / (channel + traffic * blocked);
  }
  return blocked;
}

/** The channels for normal use; `undefined` if no such number of phones or users is sold, or no offer is enough. */
export function adviseForNormalUse(
  request: InstallationRequest,
  { limits, unlimited }: Pick<Catalogue, 'limits' | 'unlimited'>,
): number | undefined {
  const people = countExtensions(request);
  const { max } = request.virtualOnly ? limits.users : limits.phones;
  return people < 1 || people > max ? undefined : adviseChannels(people, 'normal', unlimited.channels).offered;
}

/**
 * The fewest channels that block at most 1 % of calls, the next on offer (`undefined` if the largest isn't enough), and
 * their kbit/s each way. `offeredChannels` begins with the smallest.
 */
export function adviseChannels(users: number, use: BusyHourUse, offeredChannels: readonly number[]) {
  const traffic = (users * busyHourMinutes[use]) / 60;
  let needed = 1;
  while (blockingProbability(traffic, needed) > acceptedBlocking) needed += 1;
  const offered = offeredChannels.find((channels) => channels >= needed);
  return { needed, offered, bandwidth: (offered ?? needed) * kilobitsPerCall };
}
