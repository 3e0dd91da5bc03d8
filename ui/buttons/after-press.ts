/** Runs `act` once no mouse button or finger is pressed, as a message that moves a control makes a press on it miss. */
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
