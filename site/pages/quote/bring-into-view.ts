/** On a narrow screen the price appears below the button that was pressed: scrolls to it where it can't be seen. */
export function bringIntoView(panel: HTMLElement | null): void {
  if (panel === null) return;
  requestAnimationFrame(() => {
    const result = panel.querySelector(':scope > section:last-child') ?? panel;
    if (result.getBoundingClientRect().top < innerHeight * 0.8) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    result.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  });
}
