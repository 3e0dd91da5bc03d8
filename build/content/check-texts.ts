import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkEarlierTerms, checkTerms, readCurrentTerms, readKeptTerms, termsFile } from '#build/terms-versions.ts';
import type { CompanyContent } from '#content/schemas/company.ts';
import type { PageEntry } from '#content/schemas/pages.ts';
import type { Article, LegalText } from '#domain/prose.ts';
import { checkLinks, type ReadText } from './check-links.ts';
import { attempt, ContentError } from './content-error.ts';
import { faultOfPublicFile } from './public-files.ts';
import type { ReadContent } from './read-content.ts';
import { readContentFile } from './read-content-file.ts';
import { readArticle, readLegalText } from './read-texts.ts';

/** Drawings that an article may use instead of a picture. */
const drawings = ['kit', 'timeline', 'lock'];
const pictureAdvice = `écrivez ${drawings.join(', ')}, ou ajoutez une photo .jpg, .png ou .webp sous site/public et écrivez son nom après une barre, tel que /photo.jpg`;

interface TextsToCheck {
  readonly root: string;
  /** Today in Paris, `YYYY-MM-DD`. */
  readonly today: string;
  readonly exports: ReadContent['exports'];
  readonly values: object;
}

/**
 * The mistakes in articles and legal texts: fields, days, pictures, links, and terms that differ from the kept ones.
 */
export function checkTexts({ root, today, exports, values }: TextsToCheck): ContentError[] {
  const pages = exports.pages?.value as Readonly<Record<string, PageEntry>>;
  const { termsVersion } = values as CompanyContent;
  const articles = readFolder(root, 'content/articles', (file, source) => readArticle(file, source, values));
  const legal = readFolder(root, 'content/legal', (file, source) => readLegalText(file, source, values));
  const unread = [...articles, ...legal].flatMap(({ mistake }) => mistake ?? []);
  if (unread.length > 0) return unread;
  return [
    ...articles.flatMap(({ file, source, text }) => (text ? checkArticle(root, today, file, source, text) : [])),
    ...checkCopies(articles),
    ...legal.flatMap(({ file, source, text }) => (text ? checkLegalDays(today, file, source, text) : [])),
    ...checkTermsVersion(root, termsVersion),
    ...checkLinks(root, pages, [...articles, ...legal]),
  ];
}

function readFolder<Text extends Article | LegalText>(
  root: string,
  folder: string,
  read: (file: string, source: string) => Text,
): (ReadText & { readonly text?: Text; readonly mistake?: ContentError })[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      try {
        const source = readContentFile(join(root, file), file);
        const text = read(file, source);
        return { file, source, text, headings: text.headings, body: text.body };
      } catch (error) {
        if (error instanceof ContentError) return { file, source: '', headings: [], body: [], mistake: error };
        throw error;
      }
    });
}

function checkArticle(root: string, today: string, file: string, source: string, article: Article): ContentError[] {
  const refuse = (field: string, problem: string, fix: string) =>
    new ContentError(file, lineOfField(source, field), problem, fix);
  const name = basename(file, '.md');
  const { date, updated, image, description } = article;
  const found: ContentError[] = [];
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    found.push(refuse('title', `« ${name} » ne peut pas être une adresse`, `renommez le fichier ${fileNameOf(name)}`));
  }
  if (description.length <= 60 || description.length > 200) {
    const field = description === article.excerpt ? 'excerpt' : 'description';
    const fix = 'écrivez de 61 à 200 signes\u00a0: les moteurs de recherche les montrent sous le titre';
    found.push(refuse(field, `${field}\u00a0: lu « ${description.slice(0, 40)} », ${description.length} signes`, fix));
  }
  if (date > today) {
    found.push(
      refuse(
        'date',
        `date\u00a0: lu ${date}, qui est à venir`,
        `écrivez ${today} au plus tard\u00a0: il paraîtrait aussitôt`,
      ),
    );
  } else if (updated > today || updated < date) {
    found.push(refuse('updated', `updated\u00a0: lu ${updated}`, `écrivez un jour du ${date} au ${today}`));
  }
  if (image.startsWith('http')) {
    const fix = 'enregistrez la photo sous site/public et écrivez son nom après une barre, tel que /photo.jpg';
    found.push(refuse('image', `image\u00a0: lu « ${image} », que les navigateurs refuseraient`, fix));
  } else if (!drawings.includes(image)) {
    const fault = /^\/\S+\.(?:png|jpe?g|webp|avif|svg)$/.test(image)
      ? faultOfPublicFile(root, image)
      : { problem: 'qui n’est ni un dessin ni une photo du site', fix: pictureAdvice };
    if (fault) found.push(refuse('image', `image\u00a0: lu « ${image} », ${fault.problem}`, fault.fix));
  }
  return found;
}

/** Articles whose title or excerpt stayed that of the one they were copied from. */
function checkCopies(articles: readonly { readonly file: string; readonly source: string; readonly text?: Article }[]) {
  return (['title', 'excerpt'] as const).flatMap((field) =>
    articles.flatMap(({ file, source, text }, index) => {
      const other = articles.slice(0, index).find((earlier) => earlier.text?.[field] === text?.[field]);
      if (other === undefined) return [];
      const problem = `${field}\u00a0: c’est celui de ${other.file}`;
      return [new ContentError(file, lineOfField(source, field), problem, 'écrivez celui de cet article')];
    }),
  );
}

function checkLegalDays(today: string, file: string, source: string, { updated, version }: LegalText): ContentError[] {
  return Object.entries({ updated, version })
    .filter(([field, day]) => day > today && source.includes(`\n${field}:`))
    .map(([field, day]) => {
      const fix = `écrivez ${today} au plus tard\u00a0: le texte est en vigueur dès sa publication`;
      return new ContentError(file, lineOfField(source, field), `${field}\u00a0: lu ${day}, qui est à venir`, fix);
    });
}

function checkTermsVersion(root: string, termsVersion: string): ContentError[] {
  const current = readCurrentTerms(root);
  if (current.version !== termsVersion) {
    const line = lineOfField(current.source, 'version');
    const fix = `écrivez {{termsVersion}}\u00a0: le jour est dans content/company.yaml, où se trouve ${termsVersion}`;
    return [new ContentError(termsFile, line, `version\u00a0: lu ${current.version}`, fix)];
  }
  const kept = readKeptTerms(root);
  return [
    ...attempt(() => checkEarlierTerms(current.version, kept, root)),
    ...attempt(() => checkTerms(current, kept)),
  ];
}

/** The line of a field in the front matter, or the first line if it is missing. */
function lineOfField(source: string, field: string): number {
  return Math.max(1, source.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1);
}

/** `Écran & téléphone` → `ecran-telephone.md`. */
function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
  return `${plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')}.md`;
}
