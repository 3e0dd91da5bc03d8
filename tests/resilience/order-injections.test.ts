import { expect, test } from 'vitest';
import { isEmail } from '#domain/email/email-address.ts';
import { hasWebAddress } from '#domain/plain-text.ts';
import { isInLatinLetters } from '#domain/typed-text.ts';
import { completion, orderWith } from '#service/payloads.fixture.ts';
import { startTestService } from '#service/test-service.fixture.ts';

/** Forty texts that would do something if a page treated them as markup, script, a template or SQL. */
const injections: readonly string[] = [
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "'><svg/onload=alert(1)>"],
  ...['</textarea><script>alert(1)</script>', '</title><script>1</script>', 'javascript:alert(1)'],
  ...['$\u007balert(1)}', '{{constructor.constructor("alert(1)")()}}', '&lt;script&gt;', '<!-- a'],
  ...['<style>*{display:none}</style>', '" autofocus onfocus="alert(1)', '\\" onmouseover=alert(1) x="'],
  ...['<base href=//evil>', '<form action=//evil>', '<iframe srcdoc="<script>alert(1)</script>">'],
  ...['<a href="javascript:alert(1)">x</a>', '<meta http-equiv=refresh content="0;url=//evil">'],
  ...['<link rel=stylesheet href=//evil>', '<object data=//evil>', '<embed src=//evil>'],
  ...['<math><mtext></mtext><script>alert(1)</script></math>', '<input autofocus onfocus=alert(1)>'],
  ...['<details open ontoggle=alert(1)>', '<video><source onerror=alert(1)>', '</style><script>alert(1)</script>'],
  ...['</p></div></main><script>alert(1)</script>', ']]><script>alert(1)</script>', '--><script>alert(1)</script>'],
  ...['%3Cscript%3Ealert(1)%3C/script%3E', '&#60;script&#62;alert(1)&#60;/script&#62;', '\\u003cscript\\u003e'],
  ...["' onclick='alert(1)", '` onclick=`alert(1)', '"/><x y="', '=cmd|calc!A1', '{{7*7}}'],
  ...["'; drop table orders; --", '<%= 1 %>', '{% raw %}'],
];

const service = await startTestService();
const order = orderWith({ sites: 2, T46U: 9 }, 12);

/** The payment page, the page that lists what is missing, and the confirmation, with this text in every field that takes it. */
async function pagesWith(text: string): Promise<string[]> {
  const email = `${text.replaceAll(/[\s@]/g, '')}@example.com`;
  const company = isInLatinLetters(text) ? text : 'x';
  const name = hasWebAddress(company, 'refused') ? 'x' : company;
  const client = { company, name, siret: text, phone: text, email: isEmail(email) ? email : 'x@example.com' };
  const path = await service.place({ ...order, client });
  const addresses = ['site1', 'site2', 'emergency1', 'emergency2'].map((field) => {
    return { [field]: `${company}, place de l’Église`, [`${field}PostCode`]: '20167', [`${field}Town`]: 'Alata' };
  });
  const typed = { company, name, ...Object.assign({}, ...addresses) };
  const refused = await service.post(path, completion(order, { ...typed, siret: text, phone: text }));
  expect(refused.status).toBe(422);
  const payment = await service.page(path);
  expect((await service.post(path, completion(order, typed))).status).toBe(303);
  const confirmed = await service.page(path);
  for (const shown of [company, name]) expect(readable(confirmed)).toContain(shown);
  return [payment, await refused.text(), confirmed];
}

const tagsOf = (page: string): string[] => page.replaceAll(/"[^"]*"/g, '').match(/<\/?\w[^>]*>/g) ?? [];

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const readable = (page: string): string =>
  page.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => signs[name] ?? '');

test('forty texts that would be markup, script, a template or SQL add no tag to any page of an order', async () => {
  expect(new Set(injections).size).toBe(40);
  const expected = (await pagesWith('x')).map(tagsOf);
  for (const text of injections) expect((await pagesWith(text)).map(tagsOf), text).toEqual(expected);
});
