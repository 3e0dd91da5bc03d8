const textBlocks = 'h1, h2, h3, p, li, dt, dd, label, legend, summary';
/** Letter-spacings to try, in em; the difference is invisible. */
const corrections = [
  -0.004, 0.004, -0.008, 0.008, -0.01, 0.01, -0.012, 0.012, -0.016, 0.016, -0.02, 0.02, -0.025, 0.025,
];

/** Changes fonts without moving what is in view: letter-spacing keeps the line breaks, all before the next paint. */
export function preserveLineBreaks(root: Element, changeFonts: () => void): void {
  const before = [...root.querySelectorAll<HTMLElement>(textBlocks)]
    .filter((element) => isInView(element) && element.querySelector(textBlocks) === null)
    .map((element) => ({ element, lines: linesOf(element) }));
  changeFonts();
  // Read everything first, write afterwards: a read between two writes would force another layout.
  const broken = before.filter(({ element, lines }) => !isSame(lines, linesOf(element)));
  for (const { element, lines } of broken) {
    const { letterSpacing, fontSize, fontFamily } = getComputedStyle(element);
    const spacing = Number.parseFloat(letterSpacing) || 0;
    const kept = corrections.some((correction) => {
      element.style.letterSpacing = `${spacing + correction * Number.parseFloat(fontSize)}px`;
      return isSame(lines, linesOf(element));
    });
    if (kept) continue;
    // No single letter-spacing works; leave this block in the fallback font.
    element.style.letterSpacing = '';
    element.style.fontFamily = fontFamily.split(',').slice(1).join();
  }
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** Height of a block and position of each of its pieces of text, in pixels from its top. */
function linesOf(element: HTMLElement): number[] {
  const { top, height } = element.getBoundingClientRect();
  const pieces = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines = [height];
  while (pieces.nextNode()) {
    range.selectNodeContents(pieces.currentNode);
    lines.push((range.getClientRects()[0]?.top ?? top) - top);
  }
  return lines;
}

/** Half a line apart is another line; less is the difference between two fonts. */
function isSame(lines: readonly number[], others: readonly number[]): boolean {
  return lines.every((line, place) => Math.abs(line - (others[place] ?? line)) < 10);
}
