/** Requests that no visitor sends, by name, for the service without a port. */
import { multipart, randomOrder, seededRandom, statisticsFields } from '#service/payloads.fixture.ts';
import { siteOrigin } from '#service/test-service.fixture.ts';

interface HostileRequest {
  readonly name: string;
  readonly path: string;
  readonly init: RequestInit;
}

const form = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' };
const right = randomOrder(seededRandom(77), 77);
/** Accepted as it is: each request below is refused for what its name says. */
export const rightOrder = JSON.stringify(right);
const json = rightOrder;
/** The right order with other text in the place of a part of its JSON. */
const orderWithout = (part: string | RegExp, other: string): string => {
  const changed = json.replace(part, other);
  if (changed === json) throw new Error(`${part} isn’t in the order`);
  return `orderData=${encodeURIComponent(changed)}`;
};
const deep = (open: string, close: string): string => open.repeat(9000) + close.repeat(9000);

const orderBodies: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  'no body': '',
  'no field': 'x=1',
  'empty field': 'orderData=',
  'field twice': `orderData=${encodeURIComponent(json)}&orderData=${encodeURIComponent(json)}`,
  'another field beside': `orderData=${encodeURIComponent(json)}&admin=1`,
  'a company that is not UTF-8': Uint8Array.from(
    Buffer.from(`orderData=${json.replace('"company":""', '"company":"Caf\u00e9"')}`, 'latin1'),
  ),
  'broken percent encoding': 'orderData=%E0%A4%A',
  'percent-encoded invalid UTF-8': 'orderData=%ff%fe',
  'deep arrays': `orderData=${deep('[', ']')}`,
  '__proto__ key': orderWithout('{', '{"__proto__":{"admin":true},'),
  'fifteen hundred keys': `orderData=${encodeURIComponent(`{${Array.from({ length: 1500 }, (_, i) => `"k${i}":1`).join(',')}}`)}`,
  'half a surrogate': orderWithout('client77', '\\ud800'),
  'right-to-left override in the e-mail': orderWithout('client77', 'client\u202e77'),
  'negative zero price': orderWithout(/"initial":\d+/, '"initial":-0'),
  'billions of phones': orderWithout(/"T46U":\d+/, '"T46U":4000000000'),
  'SQL in the e-mail': orderWithout('client77', "'; drop table orders;--"),
  'SQL as a key': orderWithout('"company":', `"'; drop table orders;--":1,"company":`),
};

const statistics = (changes: Readonly<Record<string, string>>): RequestInit => {
  const { body, contentType } = multipart(statisticsFields(1, changes));
  return { method: 'POST', headers: { origin: siteOrigin, 'content-type': contentType }, body };
};
const typed = (contentType: string, body: string): RequestInit => ({
  method: 'POST',
  headers: { origin: siteOrigin, 'content-type': contentType },
  body,
});
const whole = multipart(statisticsFields(1));
const statisticsRequests: Readonly<Record<string, RequestInit>> = {
  'statistics as JSON': typed('application/json', '{}'),
  'statistics urlencoded': typed('application/x-www-form-urlencoded', 'email=a%40b.fr'),
  'no boundary': typed('multipart/form-data; ', whole.body),
  'another boundary': typed('multipart/form-data; boundary=zzz', whole.body),
  'no parts': typed('multipart/form-data; boundary=x', '--x--\r\n'),
  'cut before the end': typed(whole.contentType, whole.body.slice(0, -4)),
  'a file for a field': typed(
    whole.contentType,
    whole.body.replace('name="email"', 'name="email"; filename="../../etc/passwd"'),
  ),
  'a field twice and another missing': typed(whole.contentType, whole.body.replace('name="siret"', 'name="email"')),
  'an unknown field beside the others': typed(
    whole.contentType,
    whole.body.replace(/^(--.*\r\n)/, '$1Content-Disposition: form-data; name="admin"\r\n\r\n1\r\n$1'),
  ),
  'a field twice': typed(
    whole.contentType,
    whole.body.replace(/^(--.*\r\n)/, '$1Content-Disposition: form-data; name="email"\r\n\r\nx@example.com\r\n$1'),
  ),
  'a field named __proto__': typed(whole.contentType, whole.body.replace('name="siret"', 'name="__proto__"')),
  'a part without a name': typed(whole.contentType, whole.body.replace('name="siret"', 'siret')),
  'a part without headers': typed(whole.contentType, whole.body.replace(/Content-Disposition[^\n]*\n/, '')),
  'nine hundred parts': typed(
    'multipart/form-data; boundary=x',
    `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(900)}--x--`,
  ),
  'no e-mail': statistics({ email: '' }),
  'two lines of e-mail': statistics({ email: 'a@b.fr\r\nBcc: x@y.fr' }),
  'NUL in a text': statistics({ needs: 'a\u0000b' }),
  'a long text': statistics({ companyName: 'x'.repeat(5000) }),
  'negative phones': statistics({ mainPhones: '-1' }),
  'phones without end': statistics({ mainPhones: '9'.repeat(400) }),
  'an infinite cost': statistics({ oneTimeCost: 'Infinity' }),
  'cost with a comma': statistics({ oneTimeCost: '22,50' }),
  'a plan without unlimited calls': statistics({ unlimitedCalls: 'false' }),
  'a plan that is not offered': statistics({ callPlanType: 'mars' }),
  'a date that is none': statistics({ timestamp: 'yesterday' }),
  'amounts of no quote': statistics({ oneTimeCost: '99999999.99' }),
  'a price a euro too low': statistics({ monthlyCost: '123' }),
  'switches that it does not need': statistics({ switchesPOE8: '1' }),
  'needs as long as a letter': statistics({ needs: 'x'.repeat(501) }),
  'a delay that is not offered': statistics({ installationDelay: 'yesterday' }),
};

const gets = [
  '/supervision',
  '/supervision//statistiques?type=visite',
  '/supervision/statistiques',
  '/supervision/statistiques?type=',
  '/supervision/statistiques?type=autre',
  '/supervision/statistiques?type=visite&type=devis',
  '/supervision/statistiques?TYPE=visite',
  '/supervision/statistiques?type=visite%00',
  "/supervision/statistiques?type=visite'--",
  '/supervision/statistiques?type=%ff',
  '/supervision/statistiques/..%2fpaiement',
  '/supervision/paiement',
  '/supervision/paiement/x',
  "/supervision/paiement/'%20or%201=1--",
  '/supervision/paiement/%00/confirmation.pdf',
  '/supervision/paiement/%E0%A4%A',
  `/supervision/paiement/${'a'.repeat(5000)}`,
  '/supervision/paiement/..%2f..%2fetc%2fpasswd',
  '/supervision/.env',
  '/supervision/vivant/x',
];
const methods = ['PUT', 'PATCH', 'DELETE', 'PROPFIND', 'QUERY', 'FOO'];

/** All of them. None may count, store or break anything; the response is a 4xx. */
export const hostileRequests: readonly HostileRequest[] = [
  ...Object.entries(orderBodies).map(([name, body]) => ({
    name: `order: ${name}`,
    path: '/supervision/paiement',
    init: { method: 'POST', headers: form, body },
  })),
  ...['text/plain', 'application/json', 'multipart/form-data; boundary=x', ''].map((type) => ({
    name: `order as « ${type} »`,
    path: '/supervision/paiement',
    init: { method: 'POST', headers: { ...form, 'content-type': type }, body: `orderData=${encodeURIComponent(json)}` },
  })),
  ...[
    ...['https://evil.example', 'null', '', 'https://www.neolis.example.com.evil.example'],
    'http://www.neolis.example.com',
  ].map((origin) => ({
    name: `order from « ${origin} »`,
    path: '/supervision/paiement',
    init: { method: 'POST', headers: { ...form, origin }, body: `orderData=${encodeURIComponent(json)}` },
  })),
  {
    name: 'order from nobody',
    path: '/supervision/paiement',
    init: {
      method: 'POST',
      headers: { 'content-type': form['content-type'] },
      body: `orderData=${encodeURIComponent(json)}`,
    },
  },
  ...Object.entries(statisticsRequests).map(([name, init]) => ({
    name: `statistics: ${name}`,
    path: '/supervision/statistiques',
    init,
  })),
  {
    name: 'NUL in a name at the desk',
    path: '/supervision/bureau/connexion',
    init: { method: 'POST', headers: form, body: 'nom=claire%00&motDePasse=girafe' },
  },
  ...gets.map((path) => ({ name: `GET ${path.slice(0, 60)}`, path, init: {} })),
  ...methods.map((method) => ({ name: method, path: '/supervision/statistiques?type=visite', init: { method } })),
  ...methods.map((method) => ({ name: `${method} an order`, path: '/supervision/paiement', init: { method } })),
];
