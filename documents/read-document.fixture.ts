import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { readDocumentFonts } from '#documents/writer/document-fonts.ts';

export const fonts = readDocumentFonts((file) => new Uint8Array(readFileSync(`documents/fonts/${file}`)));

/** A document as a reader opens it; its bytes may still be used. */
export function openDocument(bytes: Uint8Array): ReturnType<typeof getDocumentProxy> {
  return getDocumentProxy(bytes.slice());
}

/** The text of a document on one line, with ordinary spaces only. */
export async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await openDocument(bytes);
  const { text } = await extractText(document, { mergePages: true });
  await document.loadingTask.destroy();
  return spaced(text);
}

export const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ');

export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  return (await extractText(await openDocument(bytes))).text;
}

/** A page's width, and its pieces of text with their places, without the stamp, which is rotated. */
export async function readPage(bytes: Uint8Array, number: number) {
  const page = await (await openDocument(bytes)).getPage(number);
  const [, , pageWidth = 0] = page.view;
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item && item.transform[1] === 0 ? [item] : []));
  const pieces = texts.map(({ str, fontName, height, transform, width }) => {
    const [left, bottom] = [Number(transform[4]), Number(transform[5])];
    return { str, fontName, height, left, right: left + width, bottom };
  });
  return { width: pageWidth, pieces };
}
