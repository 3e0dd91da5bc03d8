import type { DemoCaption } from '#content/demo-topics.ts';

/** Captions as a WebVTT file. */
export function writeCaptions(captions: readonly DemoCaption[]): string {
  const cues = captions.map(({ from, to, text }) => `${timestamp(from)} --> ${timestamp(to)}\n${escapeText(text)}\n`);
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const pad = (value: number, digits: number): string => String(Math.floor(value)).padStart(digits, '0');
  return `${pad(milliseconds / 60_000, 2)}:${pad((milliseconds / 1000) % 60, 2)}.${pad(milliseconds % 1000, 3)}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
