import { withoutInvisible } from '#domain/typed-text.ts';

/** Replaces characters that no font has, once for each group of them. */
const leftOut = '[…]';
/** Characters and those that are written for them, where a font lacks them; every dash is a hyphen. */
const [rare, usual] = ['ʹʻʼʽˈ‛′‟⁄ŢţŦŧƏəƁɓƊɗƘƙƐɛƆɔ', '’’’’’’’”/ȚțTtEeBbDdKkEeOo'];

/** Letters, each with the accents that follow it. */
function clustersOf(text: string): string[] {
  return text.match(/\P{M}\p{M}*|\p{M}+/gsu) ?? [];
}

/**
 * The nearest text that fonts can draw (`has`): nothing invisible, ligatures written out, plain hyphens, `\n` only.
 * A letter loses its accent (`ẘ` → `w`) before it is left out (`電話` → `[…]`); `onLoss` is notified of both.
 */
export function nearestText(
  text: string,
  has: (cluster: string) => boolean,
  onLoss: (cluster: string) => void,
): string {
  const nearest = (cluster: string): string => {
    if (cluster === '\n' || has(cluster)) return cluster;
    const parts = clustersOf(cluster.normalize('NFKC'));
    const drawn = parts.map((part) => [part, substitute(part)].find(has));
    if (!drawn.includes(undefined)) return drawn.join('');
    onLoss(cluster);
    const fewer = withFewerAccents(cluster, has);
    return fewer || parts.map((part, index) => drawn[index] ?? (withFewerAccents(part, has) || '\0')).join('');
  };
  const visible = withoutInvisible(text)
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\u2007\u202f]/g, '\u00a0')
    .replaceAll(/(?![\n\u00a0])[\p{Cc}\p{Zs}]/gu, ' ')
    .normalize('NFC');
  return clustersOf(visible).map(nearest).join('').replaceAll(/\0+/g, leftOut);
}

/** A letter with those of its accents that `has` knows together; empty without the letter itself. */
function withFewerAccents(letter: string, has: (letter: string) => boolean): string {
  const [base = '', ...accents] = letter.normalize('NFD');
  return accents.reduce(
    (drawn, accent) => {
      const accented = (drawn + accent).normalize('NFC');
      return drawn !== '' && has(accented) ? accented : drawn;
    },
    has(base) ? base : '',
  );
}

function substitute(character: string): string {
  return /^\p{Dash}/u.test(character) ? '-' : usual.charAt(rare.indexOf(character)) || character;
}
