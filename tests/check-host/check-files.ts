import { type Assertion, forAll, holds, isNot } from './assertion.ts';
import { type Crawl, knownAs } from './crawl-host.ts';
import type { Answer, Ask } from './fetch-host.ts';

/** Type of each kind of file; browsers refuse a script or manifest with another type, since they may not guess. */
const types: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript/,
  woff2: /^font\/woff2$/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png$/,
  pdf: /^application\/pdf$/,
  xml: /^(?:text|application)\/xml/,
  txt: /^text\/plain/,
  webmanifest: /^application\/manifest\+json/,
  mp4: /^video\/mp4$/,
  webm: /^video\/webm$/,
  vtt: /^text\/vtt/,
};
const year = 31_536_000;
const outside = [
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/headers.json',
  '/../headers.json',
  '/assets/../../headers.json',
];

export async function checkFiles(ask: Ask, survey: Crawl): Promise<Assertion[]> {
  const { files, pages } = survey;
  const hashed = files.filter(({ question }) => question.startsWith('GET /assets/'));
  const others = files.filter(({ question }) => !question.startsWith('GET /assets/'));
  const script = hashed.find(({ question }) => question.endsWith('.js'))?.question.slice('GET '.length) ?? '/';
  const dates = await Promise.all(hashed.map((answer) => ask(pathOf(answer), { headers: knownAs(answer) })));
  const escapes = await Promise.all(
    [...outside, '/.git/config', '/index.html.br', `${script}.map`].map((path) => ask(path)),
  );
  const range = await ask('/CGV.pdf', { headers: { range: 'bytes=0-3' } });
  return [
    forAll('every file that pages name is there', files, isNot(200)),
    forAll('every file has the type of its kind', files, ({ question, headers }) => {
      const expected = types[question.split('.').at(-1) ?? ''];
      return !expected?.test(headers['content-type'] ?? '') && `${question}: ${headers['content-type']}`;
    }),
    forAll('pages are asked for again at each visit', pages, cacheFault(/^no-cache$/)),
    forAll('unknown addresses are not kept', survey.missing, cacheFault(/^no-cache$/)),
    forAll('files with a hash in their name are kept for a year', hashed, ({ question, headers }) => {
      const seconds = Number(/max-age=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]);
      return (
        !(seconds >= year && /immutable/.test(headers['cache-control'] ?? '')) &&
        `${question}: ${headers['cache-control']}`
      );
    }),
    forAll('other files are kept for an hour', others, cacheFault(/^public, max-age=3600$/)),
    forAll('pages can be asked for again by tag or date', pages, ({ question, headers }) => {
      return headers.etag === undefined && headers['last-modified'] === undefined && question;
    }),
    holds('an unchanged page answers 304 without a body', isBare(survey.unchanged), `${survey.unchanged.status}`),
    forAll(
      'an unchanged file answers 304 without a body',
      dates,
      (answer) => !isBare(answer) && `${answer.question}: ${answer.status}`,
    ),
    holds(
      'a part of the document can be asked for',
      range.status === 206 && range.body.length === 4,
      `${range.status}`,
    ),
    forAll('nothing beside the site is served', escapes, isNot(400, 403, 404)),
  ];
}

/** Compression, HEAD and other methods. */
export async function checkTransfer(ask: Ask, survey: Crawl): Promise<Assertion[]> {
  const texts = [...survey.pages, ...survey.files].filter(({ headers, body }) => body.length > 1024 && isText(headers));
  const inBrowser = await Promise.all(texts.map((answer) => ask(pathOf(answer), accepting('gzip, deflate, br, zstd'))));
  const inGzip = await Promise.all(texts.map((answer) => ask(pathOf(answer), accepting('gzip'))));
  const refusing = await Promise.all(
    texts.slice(0, 3).map((answer) => ask(pathOf(answer), accepting('br;q=0, gzip;q=0'))),
  );
  const packed = survey.files.filter(({ headers }) =>
    /^(?:image\/png|font\/|application\/pdf)/.test(headers['content-type'] ?? ''),
  );
  const packedAgain = await Promise.all(packed.map((answer) => ask(pathOf(answer), accepting('gzip, br'))));
  const heads = await Promise.all(survey.pages.map((answer) => ask(pathOf(answer), { method: 'HEAD' })));
  const headOfNothing = await ask('/nulle-part/', { method: 'HEAD' });
  return [
    forAll('texts travel compressed for a browser', inBrowser, encodingFault(/^(?:br|gzip|zstd)$/)),
    forAll('and for a client that knows gzip alone', inGzip, encodingFault(/^gzip$/)),
    forAll('compression keeps the text', inBrowser, ({ question, text }) => {
      return text !== texts.find((plain) => plain.question === question)?.text && question;
    }),
    forAll('responses vary by encoding for caches', inBrowser, ({ question, headers }) => {
      return !/accept-encoding/i.test(headers.vary ?? '') && question;
    }),
    forAll('a client that refuses compression gets none', refusing, encodingFault(/^none$/)),
    forAll('a client that names none gets none', texts, encodingFault(/^none$/)),
    forAll('what is compressed by its kind is not compressed again', packedAgain, encodingFault(/^none$/)),
    forAll(
      'HEAD answers as GET without a body',
      heads,
      ({ question, status, body }) => (status !== 200 || body.length > 0) && `${question}: ${status}`,
    ),
    forAll('with the same type and policy', heads, ({ question, headers }) => {
      const page = survey.pages.find((one) => one.question === question.replace('HEAD', 'GET'));
      const differs = ['content-type', 'content-security-policy', 'cache-control'].filter(
        (name) => headers[name] !== page?.headers[name],
      );
      return differs.length > 0 && `${question}: ${differs.join(', ')}`;
    }),
    holds('HEAD of an unknown address answers 404', headOfNothing.status === 404, `${headOfNothing.status}`),
    forAll('other methods are refused', survey.refused, isNot(405)),
  ];
}

const pathOf = ({ question }: Answer): string => question.split(' ')[1] ?? '/';
const accepting = (encodings: string) => ({ headers: { 'accept-encoding': encodings } });
const isBare = ({ status, body }: Answer): boolean => status === 304 && body.length === 0;
const isText = (headers: Answer['headers']): boolean =>
  /^(?:text\/(?!vtt)|.*javascript|image\/svg|application\/(?:json|xml))/.test(headers['content-type'] ?? '');

function cacheFault(expected: RegExp): (answer: Answer) => string | false {
  return ({ question, headers }) => {
    const said = headers['cache-control'] ?? 'nothing';
    return !expected.test(said) && `${question}: ${said}`;
  };
}

function encodingFault(expected: RegExp): (answer: Answer) => string | false {
  return ({ question, headers }) => {
    const used = headers['content-encoding'] ?? 'none';
    return !expected.test(used) && `${question}: ${used}`;
  };
}
