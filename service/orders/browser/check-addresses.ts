import { refuseAddress, typedAddress } from '#domain/order/client/address-parts.ts';
import { afterPress } from '#ui/buttons/after-press.ts';
import { liveMessage } from './live-message.ts';

/** Splits an address that is pasted whole into its parts, and says what a typed one lacks, with its site's name. */
export function checkAddresses(): void {
  const phone = document.querySelector('.footer a[href^="tel:"]')?.textContent ?? '';
  for (const fields of document.querySelectorAll<HTMLFieldSetElement>('fieldset[data-address]')) {
    const [street, complement, postCode, town] = fields.querySelectorAll<HTMLInputElement>('textarea, [type=text]');
    if (!street || !complement || !postCode || !town) continue;
    const says = { street: liveMessage(street), postCode: liveMessage(postCode), town: liveMessage(town) };
    const check = (changed: EventTarget | null): void => {
      const address = typedAddress({
        street: street.value.trim(),
        complement: complement.value.trim(),
        postCode: postCode.value.trim(),
        town: town.value.trim(),
      });
      street.value = address.street;
      complement.value = address.complement;
      postCode.value = address.postCode;
      town.value = address.town;
      for (const say of Object.values(says)) say('');
      const isTyped = changed === town || address.town !== '';
      for (const { part, message } of refuseAddress(address, { name: fields.dataset.address, phone }))
        if (isTyped || (changed === postCode && part !== 'town')) says[part](message, 'error');
    };
    const keepOwn = fields.querySelector<HTMLInputElement>('[type=radio][value=""]');
    const located = [street, postCode, town];
    let own = located.map(({ defaultValue }) => defaultValue);
    fields.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'radio') {
        const chosen = target.value === '' ? own : target.value.split('|');
        for (const [index, part] of located.entries()) part.value = chosen[index] ?? '';
      } else if (located.some((part) => part === target)) {
        own = located.map(({ value }) => value);
        if (keepOwn) keepOwn.checked = true;
      }
      afterPress(() => check(target));
    });
  }
}
