import { doubtEmail, misspeltQuestion, undeliverableMessage } from '#domain/email/doubt-email.ts';
import { afterPress } from '#ui/buttons/after-press.ts';
import { liveMessage } from './live-message.ts';

/** Asks about an e-mail address that looks misspelt or can't be delivered to. */
export function checkEmail(): void {
  const field = document.querySelector<HTMLInputElement>('input#email');
  if (field === null) return;
  const say = liveMessage(field);
  const check = (): void => {
    const doubt = doubtEmail(field.value);
    if (doubt?.reason !== 'misspelt') {
      say(doubt === undefined ? '' : undeliverableMessage);
      return;
    }
    const correction = document.createElement('button');
    correction.type = 'button';
    correction.textContent = doubt.meant;
    correction.addEventListener('click', () => {
      field.value = doubt.address;
      field.focus();
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    say([misspeltQuestion(doubt.domain), correction, '\u202f?']);
  };
  field.addEventListener('change', () => afterPress(check));
  if (field.getAttribute('aria-invalid') === null) check();
}
