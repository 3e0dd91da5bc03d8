/** Shows words about a control below it, read aloud when they change; a message of the server's gives way to them. */
type Say = (words: string | readonly (string | Node)[], tone?: 'good' | 'error') => void;

/** Drops the server's message about a field as soon as the field is edited. */
export function dropRefusals(): void {
  document.addEventListener('input', ({ target }) => {
    const refusal = target instanceof Element && document.getElementById(`${target.id}-error`);
    if (!refusal) return;
    refusal.remove();
    target.removeAttribute('aria-invalid');
  });
}

/** Prepares the place of a control's message. */
export function liveMessage(control: HTMLElement): Say {
  const place = document.createElement('p');
  place.id = `${control.id}-check`;
  place.setAttribute('role', 'status');
  control.after(place);
  const described = control.getAttribute('aria-describedby');
  control.setAttribute('aria-describedby', described === null ? place.id : `${described} ${place.id}`);
  return (words, tone) => {
    place.replaceChildren(...(typeof words === 'string' ? [words] : words));
    place.className = tone ?? '';
    if (tone === 'error') control.setAttribute('aria-invalid', 'true');
    else control.removeAttribute('aria-invalid');
    document.getElementById(`${control.id}-error`)?.remove();
  };
}
