/**
 * How many channels a team needs, by Erlang B (A. K. Erlang, 1917): callers who find every channel busy give up, calls come
 * at random. Traffic and probabilities are measures, not money, so they are ordinary floating-point numbers.
 */

/** Minutes that one user spends on outside calls in the busiest hour. */
export const busyHourMinutes = { light: 3, normal: 6, heavy: 9 } as const;
export type BusyHourUse = keyof typeof busyHourMinutes;

/** Share of calls that may find every channel busy in the busiest hour. */
const acceptedBlocking = 0.01;

/** Bandwidth that one call takes each way, in kbit/s: G.711 needs 87 on Ethernet, rounded up for safety. */
export const kilobitsPerCall = 100;

export interface ChannelAdvice {
  /** Fewest channels that block at most 1 % of calls. */
  readonly needed: number;
  /** The smallest number on offer that is enough; `undefined` where the largest is not. */
  readonly offered: number | undefined;
  /** Bandwidth to keep free each way, in kbit/s, when all these channels are in use. */
  readonly bandwidth: number;
}

/** Probability that a call finds all `channels` busy when `traffic` erlangs are offered. */
export function blockingProbability(traffic: number, channels: number): number {
  let blocked = 1;
  for (let channel = 1; channel <= channels; channel += 1) {
    blocked = (traffic * blocked) / (channel + traffic * blocked);
  }
  return blocked;
}

/**
 * The number of channels on offer to advise for ordinary use, without a question asked; `undefined` for a number of users
 * that no catalogue sells to (0, or above `most`), or where the largest offer is not enough.
 */
export function adviseOffered(users: number, most: number, offeredChannels: readonly number[]): number | undefined {
  return users < 1 || users > most ? undefined : adviseChannels(users, 'normal', offeredChannels).offered;
}

/** Channels to advise for `users` people (a whole number from 1) among those on offer, smallest first. */
export function adviseChannels(users: number, use: BusyHourUse, offeredChannels: readonly number[]): ChannelAdvice {
  const traffic = (users * busyHourMinutes[use]) / 60;
  let needed = 1;
  while (blockingProbability(traffic, needed) > acceptedBlocking) needed += 1;
  const offered = offeredChannels.find((channels) => channels >= needed);
  return { needed, offered, bandwidth: (offered ?? needed) * kilobitsPerCall };
}
