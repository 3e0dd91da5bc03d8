import { type HTMLOptionElement, Window } from 'happy-dom';

const { DOMParser, FormData } = new Window();

/** What fields have in place of what they show; nothing unticks a box. */
export type Changes = Readonly<Record<string, string | readonly string[]>>;

/** What a browser posts of the first form of a page as it is shown, without its files; nothing if there is none. */
export function shownForm(html: string): URLSearchParams {
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('main form');
  // happy-dom itself chooses the second of three whose third is selected.
  for (const option of form?.querySelectorAll<HTMLOptionElement>('option[selected]') ?? []) option.selected = true;
  const entries = form === null ? [] : [...new FormData(form as never)];
  return new URLSearchParams(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

export function withChanges(shown: URLSearchParams, changes: Changes): URLSearchParams {
  const fields = new URLSearchParams(shown);
  for (const [name, value] of Object.entries(changes)) {
    fields.delete(name);
    for (const one of [value].flat()) fields.append(name, one);
  }
  return fields;
}
