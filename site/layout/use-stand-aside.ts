import { type RefObject, useEffect } from 'react';

/** What a floating element must not cover. */
const precious = 'a, button, input, select, summary, h1, h2, h3, p, li, td, th, label';

/**
 * Sets `data-aside` on a floating element while a text or a control of the page lies under the place where it floats, and
 * takes it away where the place is free. Looked at once a frame at most, after whatever may have moved the page.
 */
export function useStandAside(floating: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = floating.current;
    if (element === null) return;
    let waiting = false;
    const look = (): void => {
      waiting = false;
      element.toggleAttribute('data-aside', covers(element));
    };
    const lookSoon = (): void => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(look);
    };
    const gone = new AbortController();
    const { signal } = gone;
    for (const event of ['scroll', 'click']) addEventListener(event, lookSoon, { signal });
    const resized = new ResizeObserver(lookSoon);
    resized.observe(document.body);
    return () => {
      gone.abort();
      resized.disconnect();
    };
  }, [floating]);
}

/** Whether something precious lies under one of six points on the sides of the element's box. */
function covers(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [left, right].some((x) =>
    [top, (top + bottom) / 2, bottom].some((y) =>
      document.elementsFromPoint(x, y).some((under) => under.matches(precious) && !element.contains(under)),
    ),
  );
}
