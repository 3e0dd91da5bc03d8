const textBlocks = 'h1, h2, h3, p, li, dt, dd, label, legend, summary';
/** Tried in turn, in em: letters a hair closer or wider, which no reader sees. */
const corrections = [-0.004, 0.004, -0.008, 0.008, -0.012, 0.012, -0.016, 0.016, -0.02, 0.02, -0.025, 0.025];

/**
 * Runs a change of face and keeps what is in view in its place. Two faces of nearly the same widths now and then break a
 * paragraph at another word, and what follows moves by a line; the letters of such a paragraph are set a hair closer or
 * wider until its pieces stand on their lines again, all before the next paint. What lies below the screen is left as it
 * falls.
 */
export function settleLines(root: Element, changeFace: () => void): void {
  const before = [...root.querySelectorAll<HTMLElement>(textBlocks)]
    .filter((element) => isInView(element) && element.querySelector(textBlocks) === null)
    .map((element) => ({ element, lines: linesOf(element) }));
  changeFace();
  // Read first, written after: each reading between two writings would lay the page out again.
  const broken = before.filter(({ element, lines }) => !isSame(lines, linesOf(element)));
  for (const { element, lines } of broken) {
    const { letterSpacing, fontSize, fontFamily } = getComputedStyle(element);
    const spacing = Number.parseFloat(letterSpacing) || 0;
    const kept = corrections.some((correction) => {
      element.style.letterSpacing = `${spacing + correction * Number.parseFloat(fontSize)}px`;
      return isSame(lines, linesOf(element));
    });
    if (kept) continue;
    // No one spacing serves all its pieces: it stays in the face that it was first read in.
    element.style.letterSpacing = '';
    element.style.fontFamily = fontFamily.split(',').slice(1).join();
  }
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** Height of a block and where each of its pieces of text begins, in pixels from its top. */
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

/** Half a line apart is another line; less is the difference between two faces. */
function isSame(lines: readonly number[], others: readonly number[]): boolean {
  return lines.every((line, place) => Math.abs(line - (others[place] ?? line)) < 10);
}
