/**
 * Takes what stands below the screen out of a change that lays every text out anew, and lets it follow, half a screen a
 * frame: in one piece the change would hold up what the visitor does. A block that comes into view meanwhile is drawn by
 * the browser at once. Call it right before the change.
 */
export function spareBelow(root: Element): void {
  // Read now: asked for between two writings it would lay the page out.
  const screen = innerHeight;
  const spared = blocksBelow(root, screen).map((element) => ({
    element,
    height: element.offsetHeight,
    size: contentSize(element),
  }));
  for (const { element, size } of spared) {
    element.style.contentVisibility = 'auto';
    element.style.containIntrinsicSize = size;
  }
  const followOn = (): void => {
    for (let height = 0; height < screen / 2; ) {
      const next = spared.shift();
      if (next === undefined) return;
      height += next.height;
      next.element.style.contentVisibility = '';
      next.element.style.containIntrinsicSize = '';
    }
    requestAnimationFrame(followOn);
  };
  requestAnimationFrame(followOn);
}

/** The largest elements that begin below an edge, in pixels from the top of the screen. */
function blocksBelow(parent: Element, edge: number): HTMLElement[] {
  return [...parent.children].flatMap((child) => {
    const { top, bottom } = child.getBoundingClientRect();
    if (!(child instanceof HTMLElement) || bottom <= edge) return [];
    return top < edge ? blocksBelow(child, edge) : [child];
  });
}

/** Width and height without padding and border, so that the block keeps its place while its content is left out. */
function contentSize(element: HTMLElement): string {
  const style = getComputedStyle(element);
  const pixels = (...sides: string[]): number => sides.reduce((sum, side) => sum + Number.parseFloat(side), 0);
  const width =
    element.offsetWidth - pixels(style.paddingLeft, style.paddingRight, style.borderLeftWidth, style.borderRightWidth);
  const height =
    element.offsetHeight - pixels(style.paddingTop, style.paddingBottom, style.borderTopWidth, style.borderBottomWidth);
  return `${width}px ${height}px`;
}
