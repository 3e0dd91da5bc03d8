/** Runs in the page: the words of drawings with the height of their letters on the screen, in pixels. */
export function drawnWords(texts: readonly Element[]): { word: string; size: number }[] {
  return texts.map((text) => {
    const matrix = (text as SVGTextElement).getScreenCTM();
    const scale = Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
    return { word: text.textContent ?? '', size: Number.parseFloat(getComputedStyle(text).fontSize) * scale };
  });
}
