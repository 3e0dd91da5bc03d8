/** Progress of a movement between two seconds at `time`: 0 before, 1 after, eased in between. */
export function progress(time: number, from: number, to: number): number {
  const linear = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return linear < 0.5 ? 4 * linear ** 3 : 1 - (2 - 2 * linear) ** 3 / 2;
}

/** Whether `time` is in a span of seconds, its end excluded. */
export function during(time: number, from: number, to: number): boolean {
  return time >= from && time < to;
}

/** The part of a text typed so far, between two seconds. */
export function typed(text: string, time: number, from: number, to: number): string {
  return text.slice(0, Math.round(text.length * Math.min(1, Math.max(0, (time - from) / (to - from)))));
}

/** Interpolates between two values, at a progress from 0 to 1. */
export function between(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}

/** A duration as a phone shows it: 74 → `1:14`. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
