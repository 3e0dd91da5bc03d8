import { expect, test } from 'vitest';
import { exampleSetup as order } from './example-setup.fixture.ts';
import { askedParts, completeSheet, readPart, type SetupAnswers, type SetupPart } from './setup-sheet.ts';
import { describeSetup, summariseSetup } from './setup-words.ts';

/** Reads a part in which these fields are typed, by `field-key`; the others are as proposed. */
function fill(part: SetupPart, typed: Readonly<Record<string, string>>, before: SetupAnswers = {}, of = order) {
  return readPart(part, (key, field) => typed[`${field}-${key}`], of, before);
}

function saved(part: SetupPart, typed: Readonly<Record<string, string>>, before: SetupAnswers = {}): SetupAnswers {
  const result = fill(part, typed, before);
  if (!result.ok) throw new Error(JSON.stringify(result.refusals));
  return result.answers;
}

function messages(part: SetupPart, typed: Readonly<Record<string, string>>): string[] {
  const result = fill(part, typed);
  return result.ok ? [] : result.refusals.map(({ key, field, message }) => `${field}-${key}: ${message}`);
}

test('everything is proposed, and what is proposed is accepted as it is', () => {
  const sheet = completeSheet(order, {});
  expect(sheet.phones.map(({ title, values }) => [title, values.extension, values.site, values.shown])).toEqual([
    ['Poste principal 1', '101', '1', 'kept-1-0'],
    ['Poste principal 2', '102', '2', 'kept-1-0'],
    ['Poste sans fil 1', '103', '1', 'kept-1-0'],
  ]);
  expect(sheet.numbers[1]?.values).toEqual({
    ...{ area: '04', ring: 'all', phones: '', after: '20', next: 'voicemail', target: '' },
  });
  expect(sheet.hours[0]?.values).toMatchObject({ lundi: '9\u00a0h - 18\u00a0h', samedi: '', email: order.email });
  for (const part of askedParts(sheet, order)) expect(fill(part, {})).toMatchObject({ ok: true });
});

test('what is proposed by the company and the address follows their correction, what was typed stays', () => {
  const answers = saved('hours', {}, saved('numbers', {}));
  const sites = order.sites.map((site) => ({ ...site, address: '20 rue de Rivoli, 75004 Paris' }));
  const corrected = { ...order, sites, company: 'Crèmerie Santini', email: 'anne@example.com' };
  const { hours, numbers } = completeSheet(corrected, answers);
  expect([hours[0]?.values, numbers[1]?.values]).toMatchObject([
    { email: 'anne@example.com', message: expect.stringContaining('Santini') },
    { area: '01' },
  ]);
  const said = { 'email-week': 'luc@example.com', 'area-new-1': '0495' };
  const typed = completeSheet(corrected, saved('hours', said, saved('numbers', said)));
  expect([typed.hours[0]?.values.email, typed.numbers[1]?.values.area]).toEqual(['luc@example.com', '04 95']);
});

test.each([
  ['voicemail', 'Cabinet\u00a0\u202f Sntoni', / nous vous rappellerons\.$/],
  ['message', 'Cabinet Sntoni', / fermés pour le moment\. Merci de rappeler pendant nos heures d’ouverture\.$/],
])('the greeting follows a corrected company, with « %s » and as « %s »', (outside, company, end) => {
  const former = { ...order, company };
  let answers: SetupAnswers = {};
  // As it was proposed first, then with the end that it has now.
  for (const _time of [1, 2]) {
    const shown = completeSheet(former, answers).hours[0]?.values.message ?? '';
    const result = fill('hours', { 'outside-week': outside, 'message-week': shown }, answers, former);
    answers = result.ok ? result.answers : {};
    const [hours] = completeSheet(order, answers).hours;
    expect(hours?.values).toMatchObject({ outside, message: expect.stringMatching(end) });
    expect(hours?.values.message).toMatch(/^Bonjour, Crèmerie Santoni\. /);
  }
});

test('extensions have two to four digits, no double and no emergency number', () => {
  expect(messages('phones', { 'extension-1': '1', 'extension-2': '112', 'extension-3': '12 345' })).toEqual([
    'extension-1: De deux à quatre chiffres, par exemple 101',
    'extension-2: Le 112 appelle les secours\u00a0: prenez-en un autre',
    'extension-3: Au plus 4\u00a0caractères',
  ]);
  expect(messages('phones', { 'extension-2': '101' })).toEqual([
    'extension-1: Le 101 est déjà pris\u00a0: Poste principal 2',
    'extension-2: Le 101 est déjà pris\u00a0: Poste principal 1',
  ]);
});

test('a site takes no more phones than its switches can power, and only what the lists offer', () => {
  const crowded = (capacity: number) =>
    fill('phones', { 'site-2': '1' }, {}, { ...order, sites: order.sites.map((site) => ({ ...site, capacity })) });
  for (const [capacity, words] of [
    [2, '2\u00a0postes, et vous en mettez 3\u00a0: déplacez-en un'],
    [1, '1\u00a0poste, et vous en mettez 3\u00a0: déplacez-en 2'],
  ] as const)
    expect(crowded(capacity)).toMatchObject({
      refusals: [{ key: '3', field: 'site', message: `Le site 1 a de la place pour ${words}` }],
    });
  expect(messages('phones', { 'site-1': '9', 'shown-1': 'another' })).toEqual([
    'site-1: Choisissez dans la liste',
    'shown-1: Choisissez dans la liste',
  ]);
});

test('names are kept as typed without what nobody sees, in letters that a label can print', () => {
  const answers = saved('phones', { 'name-1': ' Claire\u200b  Đặng\r\n', 'email-1': 'claire@example.com' });
  expect(answers.phones?.['1']).toMatchObject({ name: 'Claire Đặng', email: 'claire@example.com' });
  expect(messages('phones', { 'name-1': '=Luc', 'name-2': 'le "chef"' })).toHaveLength(2);
  expect(messages('phones', { 'name-1': '電話', 'name-2': 'x'.repeat(41), 'email-3': 'claire@' })).toEqual([
    'name-1: Écrivez ce nom en lettres latines',
    'name-2: Au plus 40\u00a0caractères',
    'email-3: Vérifiez cette adresse e-mail',
  ]);
});

test('a number rings phones that exist, for 10 to 60 seconds, then goes where it can', () => {
  expect(messages('numbers', { 'ring-new-1': 'some' })).toEqual([
    'phones-new-1: Dites quels postes sonnent, par leurs noms ou leurs numéros internes',
  ]);
  expect(
    messages('numbers', {
      ...{ 'area-new-1': '06', 'ring-new-1': 'turn', 'phones-new-1': '101, 200', 'after-new-1': '5' },
      ...{ 'next-new-1': 'phone', 'target-new-1': '999', 'next-kept-1-0': 'outside', 'target-kept-1-0': '12' },
    }),
  ).toEqual([
    expect.stringMatching(/^target-kept-1-0: Indiquez le numéro extérieur qui prend l’appel, dix chiffres/),
    'area-new-1: Deux ou quatre chiffres qui commencent par 01 à 05',
    'phones-new-1: Aucun poste n’a ce nom ou ce numéro interne\u00a0: 200',
    'after-new-1: Un nombre de secondes, de 10 à 60',
    'target-new-1: Aucun poste n’a ce nom ou ce numéro interne\u00a0: 999',
  ]);
  const answers = saved('numbers', { 'area-new-1': '0495', 'ring-new-1': 'turn', 'phones-new-1': '103, 101' });
  expect(answers.numbers?.['new-1']).toMatchObject({ area: '04 95', phones: '103, 101' });
});

test.each([
  ['comptoir, BUREAU', '101, 102'],
  ['103 Salle et Reserve,ÉTAGE, 101', '103, 101'],
  ['Bureau et salle et réserve, étage', '102, 103'],
  ['102, Bureau', '102'],
  ['comptoir et 103', '101, 103'],
  ['101 à 103', '101, 102, 103'],
])('« %s » names the phones %s', (typed, kept) => {
  const names = { 'name-1': 'Comptoir', 'name-2': 'Bureau', 'name-3': 'Salle et réserve, étage' };
  const route = { 'ring-new-1': 'some', 'phones-new-1': typed };
  expect(saved('numbers', route, saved('phones', names)).numbers?.['new-1']).toMatchObject({ phones: kept });
});

test('phones that don’t exist are named, and what was typed stays; a name of two phones rings both and is no target', () => {
  const named = saved('phones', { 'name-1': 'Comptoir', 'name-2': 'Bureau', 'name-3': 'Bureau' });
  const route = { 'ring-new-1': 'some', 'phones-new-1': 'Comptoir, 999, Compta' };
  const result = fill('numbers', { ...route, 'next-new-1': 'phone', 'target-new-1': 'bureau' }, named);
  expect(result).toMatchObject({
    refusals: [
      { field: 'phones', message: 'Aucun poste n’a ce nom ou ce numéro interne\u00a0: 999, Compta' },
      { field: 'target', message: 'Indiquez un seul poste, par son nom ou son numéro interne' },
    ],
    sheet: { numbers: [{}, { values: { phones: 'Comptoir, 999, Compta' } }] },
  });
  const both = saved('numbers', { 'ring-new-1': 'some', 'phones-new-1': 'bureau' }, named);
  expect(both.numbers?.['new-1']).toMatchObject({ phones: '102, 103' });
  expect(messages('numbers', { 'ring-new-1': 'some', 'phones-new-1': '101 à 199' })).toHaveLength(1);
  expect(saved('numbers', { 'phones-new-1': '101, 999' }).numbers?.['new-1']).toMatchObject({
    ring: 'all',
    phones: '',
  });
});

test('numbers follow phones to their new extensions, even if two swap theirs', () => {
  const routed = saved('numbers', {
    ...{ 'ring-new-1': 'turn', 'phones-new-1': '101, 102', 'next-new-1': 'phone', 'target-new-1': '102' },
  });
  const { numbers } = saved('phones', { 'extension-1': '102', 'extension-2': '101' }, routed);
  expect(numbers?.['new-1']).toMatchObject({ phones: '102, 101', target: '101' });
});

test('a day has the same hours as the one before it', () => {
  const { week } = saved('hours', { 'lundi-week': '9-12, 14-19', 'mardi-week': 'Idem' }).hours ?? {};
  const hours = '9\u00a0h - 12\u00a0h, 14\u00a0h - 19\u00a0h';
  expect(week).toMatchObject({ lundi: hours, mardi: hours, mercredi: '9\u00a0h - 18\u00a0h' });
  expect(messages('hours', { 'lundi-week': 'idem' })).toHaveLength(1);
});

test('the first day that can’t be like a closed or refused one is asked again, alone', () => {
  const rest = { 'mercredi-week': 'Idem', 'jeudi-week': 'Idem' };
  expect(messages('hours', { 'lundi-week': '', 'mardi-week': 'Idem', ...rest })).toEqual([
    expect.stringContaining('mardi-week: Écrivez ces heures'),
  ]);
  expect(messages('hours', { 'lundi-week': 'le matin', 'mardi-week': 'Idem', ...rest })).toEqual([
    expect.stringContaining('lundi-week: Écrivez ces heures'),
  ]);
});

test('a refusal says which number and which day it is about', () => {
  const about = (part: SetupPart, typed: Readonly<Record<string, string>>) => {
    const result = fill(part, typed);
    return result.ok ? [] : result.refusals.map(({ where }) => where);
  };
  expect(about('hours', { 'mardi-week': 'le matin', 'jeudi-week': 'le soir' })).toEqual(['Mardi', 'Jeudi']);
  const seconds = { 'after-kept-1-0': '5', 'after-new-1': '90' };
  expect(about('numbers', seconds)).toEqual(['04 65 71 00 01', 'Nouveau numéro 1']);
});

test('the hours and the wishes are refused where they can’t be kept', () => {
  expect(messages('hours', { 'mardi-week': 'le matin', 'outside-week': 'number' })).toEqual([
    expect.stringContaining(
      'mardi-week: Écrivez ces heures comme 9\u00a0h - 12\u00a0h, 14\u00a0h - 18\u00a0h, minuit comme 24\u00a0h,',
    ),
    expect.stringContaining('number-week: Vérifiez ce numéro'),
  ]);
  expect(messages('wishes', { 'week-order': '2026-11-01', 'portDay-order': '2026-11-20' })).toEqual([
    'week-order: Choisissez un jour à venir, d’ici un an',
    'portDay-order: Choisissez un jour à venir, d’ici un an',
  ]);
  expect(messages('wishes', { 'portDay-order': '2026-11-28' })).toEqual([
    'portDay-order: Choisissez un jour du lundi au vendredi',
  ]);
  expect(messages('wishes', { 'week-order': '102026-12-10' })).toEqual([
    'week-order: Choisissez un jour à venir, d’ici un an',
  ]);
  expect(messages('wishes', { 'week-order': '2026-12-16', 'portDay-order': '2026-12-11' })).toEqual([
    'portDay-order: Choisissez un jour à partir du 14\u00a0décembre 2026\u00a0: avant, vos téléphones ne sont pas livrés',
  ]);
  expect(messages('wishes', { 'week-order': '2026-12-16', 'portDay-order': '2026-12-14' })).toEqual([]);
  expect(saved('wishes', { 'week-order': '2026-12-10' }).wishes?.order?.week).toBe('2026-12-07');
  const virtual = { ...order, hasParcels: false, keepsNumbers: false };
  expect(askedParts(completeSheet(virtual, {}), virtual)).toEqual(['phones', 'numbers', 'hours']);
});

test.each(['some', 'turn'])('a number that rings one phone says so, by « %s »', (ring) => {
  const outside = { 'next-new-1': 'outside', 'target-new-1': '0612345678' };
  const result = fill('numbers', { 'ring-new-1': ring, 'phones-new-1': '102', ...outside });
  const words = describeSetup(completeSheet(order, result.ok ? result.answers : {}), order);
  expect(words[1]?.[1]).toMatch(/Sonne sur le poste 102\u202f;.* va au 06\u00a012\u00a034\u00a056\u00a078\.$/);
});

test('the summary says each extension, each number and each day so that they can be checked', () => {
  const named = saved('phones', { 'name-1': 'Accueil' });
  const answers = saved('numbers', { 'ring-new-1': 'some', 'phones-new-1': '103, 101' }, named);
  const taken = summariseSetup(completeSheet(order, answers), answers, order);
  expect(taken.flatMap((part) => part.taken.map((line) => line.replaceAll(/\s/g, ' ')))).toMatchObject([
    '3 postes : 101 Accueil, 102, 103.',
    '04 65 71 00 01 : Sonne sur tous les postes ensemble ; sans réponse après 20 s, va à la messagerie.',
    'Nouveau numéro 1 : En 04. Sonne en même temps sur les postes 103, 101 Accueil ; sans réponse après 20 s, va à la messagerie.',
    expect.stringMatching(/^Lundi à vendredi 9 h - 18 h ; fermé le samedi et le dimanche ; fermé les jours fériés\./),
    'Livraison souhaitée : dès que possible. Transfert souhaité : dès que possible.',
  ]);
});

test('the summary says what is missing: names of phones, numbers to keep', () => {
  const missing = (answers: SetupAnswers, of = order) =>
    summariseSetup(completeSheet(of, answers), answers, of).map((part) => part.missing);
  const unknown = { ...order, numbers: order.numbers.map((number) => ({ ...number, isOpen: true })) };
  expect(missing({}, unknown)).toEqual([
    ...[
      'L’étiquette d’un poste sans nom porte ce qu’il est et son numéro interne, par exemple «\u202fPoste principal 1\u202f» et 101.',
      'Numéros à conserver\u00a0: à compléter.',
      '',
      '',
    ],
  ]);
  expect(missing(saved('phones', { 'name-1': 'Accueil', 'name-2': 'Bureau', 'name-3': 'Atelier' }))).toEqual(
    Array(4).fill(''),
  );
});

test('without voicemail nobody is asked to leave a message', () => {
  const typed = {
    'outside-week': 'message',
    'message-week': 'Fermé. Laissez-nous un message, nous vous rappellerons.',
  };
  expect(saved('hours', typed).hours?.week?.message).toBe('Fermé. Merci de rappeler pendant nos heures d’ouverture.');
  const nameless = completeSheet({ ...order, company: '' }, {}).hours[0]?.values.message;
  expect(nameless).toMatch(/^Bonjour\. Nous sommes fermés/);
});

test('a new number that was assigned has its digits for a name, and is asked for no area', () => {
  const numbers = [
    { key: 'new-1', name: '04 95 10 00 00', digits: '0495100000', isOpen: false },
    { key: 'new-2', name: 'Nouveau numéro 2', digits: '', isOpen: true },
    { key: 'new-3', name: 'Nouveau numéro 3', digits: '', isOpen: true },
  ];
  const assigned = { ...order, numbers };
  expect(describeSetup(completeSheet(assigned, {}), assigned).slice(0, 2)).toEqual([
    ['04 95 10 00 00', expect.stringMatching(/^Sonne/)],
    ['Nouveau numéro 2, Nouveau numéro 3', expect.stringMatching(/^En 04\. Sonne/)],
  ]);
  expect(fill('numbers', { 'area-new-1': '' }, {}, assigned).ok).toBe(true);
});

test('many numbers that do the same are named by the first and the last', () => {
  const numbers = Array.from({ length: 24 }, (_, index) => ({
    ...{ key: `new-${index + 1}`, name: `Nouveau numéro ${index + 1}` },
    ...{ digits: '', isOpen: true },
  }));
  const many = { ...order, numbers };
  const named = (answers: SetupAnswers) =>
    describeSetup(completeSheet(many, answers), many)
      .filter(([, words]) => words.includes('Sonne'))
      .map(([names]) => names);
  expect(named({})).toEqual(['Nouveaux numéros 1 à 24']);
  const other = fill('numbers', { 'after-new-8': '30' }, {}, many);
  const [rest = '', apart] = named(other.ok ? other.answers : {});
  expect(apart).toBe('Nouveau numéro 8');
  expect(rest, 'of those that don’t follow each other each').toMatch(/Nouveau numéro 7, Nouveau numéro 9, .* 24$/);
});
