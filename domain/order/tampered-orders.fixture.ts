import type { Order } from '#domain/order/order.ts';

/** An order changed after it was built, as text: what a hostile or broken client may post. */
interface TamperedOrder {
  readonly name: string;
  readonly json: string;
}

const counts = ['T46U', 'T33G', 'W57P', 'virtualUser', 'sites', 'numbers', 'portability', 'poe8', 'poe16'] as const;

/** Wrong values for a count or price, as JSON text, because no serialiser would write some of them. */
const badNumbers = [
  ...['-1', '0.5', '1e400', '-1e400', 'NaN', 'Infinity', '"3"', 'null', 'true', '[]', '{}', '99999999999999999999'],
];

/** At least 200 changes of an order (one site, three phones or more, pay-as-you-go), of which none may be accepted. */
export function tamperWith(order: Order): TamperedOrder[] {
  const right = JSON.stringify(order);
  const { articles, price, client } = order;
  const write = (changed: unknown): string => JSON.stringify(changed);
  return [
    ...counts.flatMap((key) => [
      ...badNumbers.map((bad) => ({ name: `${key} is ${bad}`, json: replaceValue(right, key, bad) })),
      { name: `${key} one more`, json: write({ ...order, articles: { ...articles, [key]: articles[key] + 1 } }) },
      { name: `${key} missing`, json: write({ ...order, articles: { ...articles, [key]: undefined } }) },
      { name: `${key} twice`, json: right.replace(`"${key}":`, `"${key}":0,"${key}":`) },
    ]),
    ...(['initial', 'monthly'] as const).flatMap((key) => [
      ...badNumbers.map((bad) => ({ name: `price ${key} is ${bad}`, json: replaceValue(right, key, bad) })),
      ...[-price[key], 0, price[key] - 1, price[key] + 1, price[key] + 0.01, price[key] * 100].map((wrong) => ({
        name: `price ${key} is ${wrong}`,
        json: write({ ...order, price: { ...price, [key]: wrong } }),
      })),
      { name: `price ${key} missing`, json: write({ ...order, price: { ...price, [key]: undefined } }) },
      { name: `price ${key} twice`, json: right.replace(`"${key}":`, `"${key}":1,"${key}":`) },
    ]),
    ...['FF2', 'FFM10', 'INT30', 'FF7', 'FFM', 'XX2', 'ff2', 'W73P', 'discount', '__proto__', 'constructor', ''].map(
      (key) => ({ name: `extra article ${key}`, json: right.replace('"articles":{', `"articles":{"${key}":1,`) }),
    ),
    ...['', 'FF7', 'FF02', 'FF2.0', 'FFM1e1', 'toString'].map((code) => ({
      name: `unlimited with the plan code « ${code} »`,
      json: write({ ...order, articles: { ...articles, unlimited: 1, ...(code === '' ? {} : { [code]: 1 }) } }),
    })),
    {
      name: 'unlimited with a plan of value 0',
      json: write({ ...order, articles: { ...articles, unlimited: 1, FF2: 0 } }),
    },
    {
      name: 'unlimited with two plan codes',
      json: write({ ...order, articles: { ...articles, unlimited: 1, FF2: 1, FF3: 1 } }),
    },
    { name: 'two plans at once', json: write({ ...order, articles: { ...articles, unlimited: 2, FF2: 2 } }) },
    { name: 'a plan not paid', json: write({ ...order, articles: { ...articles, unlimited: 1, FF2: 1 } }) },
    ...['1', '"false"', 'null', 'true'].map((value) => ({
      name: `virtualOnly is ${value}`,
      json: right.replace('"virtualOnly":false', `"virtualOnly":${value}`),
    })),
    ...(['company', 'siret', 'name', 'email', 'phone'] as const).flatMap((key) => [
      ...['1', 'null', '[]', '{}', `"${'x'.repeat(300)}"`, '"a\\u0000b"', '"a\\nb"'].map((bad) => ({
        name: `client ${key} is ${bad.slice(0, 12)}`,
        json: right.replace(`"${key}":${write(client[key])}`, `"${key}":${bad}`),
      })),
      { name: `client ${key} missing`, json: write({ ...order, client: { ...client, [key]: undefined } }) },
      { name: `client ${key} twice`, json: right.replace(`"${key}":`, `"${key}":"x","${key}":`) },
    ]),
    ...['', 'x', 'a@b', ' a@example.fr', 'a@example.fr ', 'a b@example.fr'].map((email) => ({
      name: `e-mail « ${email} »`,
      json: write({ ...order, client: { ...client, email } }),
    })),
    ...['client', 'articles', 'price'].flatMap((key) => [
      { name: `${key} missing`, json: write({ ...order, [key]: undefined }) },
      { name: `${key} is null`, json: write({ ...order, [key]: null }) },
      { name: `${key} is a list`, json: write({ ...order, [key]: [] }) },
      { name: `${key} twice`, json: right.replace(`"${key}":`, `"${key}":{},"${key}":`) },
      {
        name: `${key} twice, escaped`,
        json: right.replace(`"${key}":`, `"\\u00${key.charCodeAt(0).toString(16)}${key.slice(1)}":{},"${key}":`),
      },
      { name: `__proto__ in ${key}`, json: right.replace(`"${key}":{`, `"${key}":{"__proto__":1,`) },
      { name: `extra key beside ${key}`, json: right.replace(`"${key}":`, `"more":1,"${key}":`) },
      { name: `extra key in ${key}`, json: right.replace(`"${key}":{`, `"${key}":{"more":0,`) },
    ]),
    ...[
      '',
      ' ',
      'null',
      '[]',
      '{}',
      '"order"',
      '1',
      'undefined',
      `[${right}]`,
      `${right}${right}`,
      right.slice(0, -1),
      `\ufeff${right}`,
    ].map((json) => ({ name: `the whole is ${json.slice(0, 12)}`, json })),
  ];
}

function replaceValue(json: string, key: string, value: string): string {
  return json.replace(new RegExp(`"${key}":[^,}]+`), `"${key}":${value}`);
}
