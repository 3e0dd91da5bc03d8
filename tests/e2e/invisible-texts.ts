/**
 * Runs in the page: texts, and numbers before them, in the colour of the backplate that forced colours put behind them, or
 * in a colour of ours that they leave.
 */
export function invisibleTexts(): string[] {
  const [canvas = '', ...others] = ['Canvas', 'CanvasText', 'HighlightText'].map((name) => {
    const sample = document.createElement('i');
    sample.style.color = name;
    document.body.append(sample);
    const { color } = getComputedStyle(sample);
    sample.remove();
    return color;
  });
  const looks = (element: Element): CSSStyleDeclaration[] => {
    const before = getComputedStyle(element, '::before');
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    return [...(own ? [getComputedStyle(element)] : []), ...(before.content.startsWith('counter') ? [before] : [])];
  };
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .filter((element) =>
      looks(element).some(({ color, forcedColorAdjust }) =>
        forcedColorAdjust === 'auto' ? color === canvas : ![canvas, ...others].includes(color),
      ),
    )
    .map((element) => element.textContent ?? '');
}
