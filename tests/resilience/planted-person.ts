import {
  exampleCompletion,
  exampleDocument,
  exampleMail,
  exampleOrder,
  examplePort,
  examplePortEntry,
  exampleRequest,
  exampleStatistics,
} from '#service/storage/contract/example-rows.fixture.ts';
import type { Storage } from '#service/storage/storage.ts';

/** What an erasure leaves of a person: confirmed orders, with all that belongs to them, for ten years, and terminations. */
export const keptByLaw = ['document', 'holder', 'journal', 'mandate', 'order', 'premises', 'termination'];

/** What it removes. */
export const erasedPlaces = [
  ...['acknowledged', 'announced', 'due', 'error', 'firm', 'followed', 'needs', 'notice', 'refused', 'request'],
  ...['sent', 'statistics', 'summary', 'unconfirmed', 'week'],
];

/** What was written over before, and may still be in the files. */
export const overwrittenPlaces = ['overwritten', 'slip'];

/** Ends with a sign of its own: SQLite writes the next column right behind it. */
const word = (place: string): string => `Introuvable-${place}.`;

/** The places whose word {@link plantPerson} wrote and this text still contains, sorted. */
export function placesIn(text: string): string[] {
  const found = [...text.matchAll(/Introuvable-([a-z]+)/g)].map(([, place = '']) => place);
  return [...new Set(found)].sort();
}

/** Writes a person into every place that keeps people, under a word of its own in each; returns their e-mail. */
export async function plantPerson(storage: Storage): Promise<string> {
  const email = 'introuvable@example.com';
  await storage.addQuoteStatistics(
    exampleStatistics({ email, full_name: word('statistics'), needs: word('needs'), company_name: word('firm') }),
  );
  const waiting = await storage.placeOrder(exampleOrder({ email, name: word('unconfirmed') }), 0);
  const mailOf = (order_reference: string, place: string, changes = {}) =>
    exampleMail({
      id: `${place}@neolis.example.com`,
      order_reference,
      recipient: email,
      body: word(place),
      ...changes,
    });
  await storage.mailOrderAddress(waiting, 'planted', mailOf(waiting.reference, 'due'));

  const placed = await storage.placeOrder(exampleOrder({ email, company: word('overwritten') }), 0);
  const provider = { kind: 'provider-notice', recipient: 'office@example.com' };
  const mails = [
    mailOf(placed.reference, 'sent'),
    mailOf(placed.reference, 'refused'),
    mailOf(placed.reference, 'notice', provider),
    mailOf('', 'summary', provider),
    mailOf('', 'week', provider),
  ];
  const reference = 'OFF-22222222';
  await storage.addRequest(
    exampleRequest({ reference, email, content: `${word('request')}.`, note: `${word('followed')}.` }),
    [mailOf(reference, 'announced', provider)],
  );
  const termination = {
    reference: 'RES-22222222',
    kind: 'termination',
    email,
    content: `${word('termination')}.`,
  } as const;
  await storage.addRequest(exampleRequest(termination), [mailOf(termination.reference, 'acknowledged')]);
  const completion = { ...exampleCompletion, email, company: word('order'), sites_json: `["${word('premises')}"]` };
  const order = await storage.confirmOrder(placed.reference, completion, mails);
  if (order === undefined) throw new Error('a confirmed order expected');
  await storage.markMailSent('sent@neolis.example.com', 6000);
  await storage.markMailSent('summary@neolis.example.com', 6000);
  await storage.giveUpMail('refused@neolis.example.com', 6000, `550 ${word('error')}`);
  await storage.keepDocuments(order.reference, [exampleDocument('order', word('document'))]);
  const entry = { at: 6000, kind: 'payment', who: 'provider', cents: 100, note: word('journal') } as const;
  const paid = await storage.moveOrder(order, { state: 'confirmed', received_cents: 100, entry });
  if (paid === undefined) throw new Error('a moved order expected');
  const mandate = { sha256: 'ab12', content: word('mandate') };
  const change = {
    saved: [examplePort(order.reference, { holder: word('slip') })],
    entry: examplePortEntry(6001),
    mandate,
  };
  await storage.changePorts(paid, change);
  const corrected = {
    saved: [examplePort(order.reference, { holder: word('holder') })],
    entry: examplePortEntry(6002),
  };
  await storage.changePorts({ ...paid, event_count: paid.event_count + 1 }, corrected);
  return email;
}
