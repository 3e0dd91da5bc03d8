import { addressMessage, refuseAddress } from '#domain/order/client/postal-address.ts';
import { afterPress } from '#ui/buttons/after-press.ts';
import { liveMessage } from './live-message.ts';

/** Says what an address lacks as soon as it is typed, with the name of its site. */
export function checkAddresses(): void {
  const phone = document.querySelector('.footer a[href^="tel:"]')?.textContent ?? '';
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('textarea[data-address]')) {
    const say = liveMessage(field);
    const check = (): void => {
      const refusal = field.value.trim() === '' ? undefined : refuseAddress(field.value);
      if (refusal === undefined) say('');
      else say(addressMessage(refusal, field.dataset.address, phone), 'error');
    };
    field.addEventListener('change', () => afterPress(check));
  }
}
