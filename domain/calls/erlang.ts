/**
 * How many channels a team needs, by Erlang B (A. K. Erlang, 1917): calls arrive at random, and callers who find every
 * channel busy give up. Traffic and probabilities are not money, so they are ordinary floating-point numbers.
 */
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

/**
 * The number of channels to advise for normal use, without asking anything; `undefined` for a number of phones or users
 * that the catalogue doesn't sell to (0, or above its limit), or if the largest offer isn't enough.
 */
export function adviseForNormalUse(
  request: InstallationRequest,
  { limits, unlimited }: Pick<Catalogue, 'limits' | 'unlimited'>,
): number | undefined {
  const people = countExtensions(request);
  const { max } = request.virtualOnly ? limits.users : limits.phones;
  return people < 1 || people > max ? undefined : adviseChannels(people, 'normal', unlimited.channels).offered;
}

/**
 * The channels to advise for `users` people (a whole number from 1): the fewest that block at most 1 % of calls, the
 * smallest number on offer that is enough (`undefined` if the largest isn't), and the bandwidth to reserve for them in
 * each direction, in kbit/s. `offeredChannels` begin with the smallest.
 */
export function adviseChannels(users: number, use: BusyHourUse, offeredChannels: readonly number[]) {
  const traffic = (users * busyHourMinutes[use]) / 60;
  let needed = 1;
  while (blockingProbability(traffic, needed) > acceptedBlocking) needed += 1;
  const offered = offeredChannels.find((channels) => channels >= needed);
  return { needed, offered, bandwidth: (offered ?? needed) * kilobitsPerCall };
}
