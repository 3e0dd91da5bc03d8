import { useEffect, useState } from 'react';
import { loadFailedEvent } from '#ui/use-on-demand.ts';

/** Here, since a style sheet would be in the head of every page, for an alert that few visitors see. */
const aboveBanner = {
  position: 'fixed',
  zIndex: 20,
  inset: 'auto 0 calc(var(--banner-height, 0px) + var(--s2))',
  padding: 'var(--s4)',
} as const;

/** Scrolls what was pressed out from under the alert, since another press of it tries again. */
function uncoverPressed(alert: HTMLElement | null): void {
  const pressed = document.activeElement;
  if (alert === null || !(pressed instanceof HTMLButtonElement)) return;
  const isCovered = pressed.getBoundingClientRect().bottom > alert.getBoundingClientRect().top;
  if (isCovered) pressed.scrollIntoView({ block: 'center' });
}

/** Says that what was asked for can't be loaded, for example without a network, until the next press. */
export function LoadFailure() {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const show = (): void => setFailed(true);
    const hide = (): void => setFailed(false);
    document.addEventListener(loadFailedEvent, show);
    document.addEventListener('click', hide);
    return () => {
      document.removeEventListener(loadFailedEvent, show);
      document.removeEventListener('click', hide);
    };
  }, []);
  return (
    failed && (
      <p ref={uncoverPressed} role="alert" className="wrap frame screen-only" style={aboveBanner}>
        Ce contenu n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez ou rechargez la page.
      </p>
    )
  );
}
