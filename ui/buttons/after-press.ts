/**
 * Runs `act` once no button of a mouse or finger is pressed. What a field says when it loses the focus moves the controls
 * below it: while one of them is being pressed, the press would miss it.
 */
export function afterPress(act: () => void): void {
  if (!isPressed) act();
  // The click follows the release at once.
  else addEventListener('pointerup', () => setTimeout(act), { once: true });
}

let isPressed = false;
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), { capture: true });
}
