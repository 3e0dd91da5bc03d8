// @vitest-environment happy-dom
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { queueEarlyEvents } from './queue-early-events.ts';

/** The events that reached the page's own listeners, in order. */
let done: string[];
let replay: () => void;
const onInput = vi.fn();

beforeEach(() => {
  done = [];
  onInput.mockClear();
  document.body.innerHTML = `
    <a id="page" href="/solution/">page</a> <a id="file" href="/CGV.pdf">file</a> <a id="anchor" href="#main">anchor</a>
    <a id="tab" href="/quote/" target="_blank">tab</a> <a id="mail" href="mailto:a@example.com">mail</a>
    <form id="form"><input id="box" type="checkbox"><button id="button" type="button">plus</button></form>`;
  replay = queueEarlyEvents(onInput);
  for (const element of document.querySelectorAll('a, button, input, form')) {
    for (const type of ['click', 'submit']) {
      element.addEventListener(type, (event) => {
        event.preventDefault();
        if (event.target === element) done.push(`${type} ${element.id}`);
      });
    }
  }
});

const click = (id: string, init: MouseEventInit = {}): boolean =>
  document.getElementById(id)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) ??
  false;
const submit = (): void => {
  document.getElementById('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
};

describe('before the app is interactive', () => {
  test('clicks on links and buttons and submitted forms are queued, and replayed in order; later ones are not held', () => {
    click('button');
    click('page');
    submit();
    expect(done).toEqual([]);
    replay();
    expect(done).toEqual(['click button', 'click page', 'submit form']);
    click('page');
    submit();
    expect(done.slice(3)).toEqual(['click page', 'submit form']);
  });

  test.each([
    ...['file', 'anchor', 'tab', 'mail', 'box'].map((id) => [id, {}] as const),
    ...[{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }].map((init) => ['page', init] as const),
  ])('the browser itself handles a click on %s with %o', (id, init) => {
    click(id, init);
    expect(done).toEqual([`click ${id}`]);
    replay();
  });

  test('after ten seconds without the app the browser handles them', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    click('page');
    vi.advanceTimersByTime(9_999);
    expect(done).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(done).toEqual(['click page']);
    submit();
    expect(done.slice(1)).toEqual(['submit form']);
  });

  test('the first user input is reported, queued or not', () => {
    document.getElementById('box')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(onInput).toHaveBeenCalledTimes(1);
    replay();
  });
});
