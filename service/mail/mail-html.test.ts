import { expect, test } from 'vitest';
import { mailHtml } from './MailPage.tsx';
import { readMailText } from './read-mail-text.ts';

const text = [
  'Bonjour,',
  '',
  'Il reste 494,40 € à payer.',
  'Merci.',
  '',
  'Pour payer par virement :',
  '  Montant : 494,40 € TTC',
  '  IBAN : FR76 <b>',
  '    sans espaces',
  '',
  'La suite',
  '  1. Vous payez.',
  '  2. Nous préparons.',
  '',
  'Votre commande en ligne\u00a0: https://neolis.example.com/supervision/paiement/A_b-1',
  '',
  'Neolis',
].join('\n');

test('reads texts, lists and links from the plain text of a mail', () => {
  expect(readMailText(text)).toEqual([
    { kind: 'text', text: 'Bonjour,' },
    { kind: 'text', text: 'Il reste 494,40 € à payer.\nMerci.' },
    {
      kind: 'list',
      title: 'Pour payer par virement :',
      numbered: false,
      items: ['Montant : 494,40 € TTC', 'IBAN : FR76 <b> (sans espaces)'],
    },
    { kind: 'list', title: 'La suite', numbered: true, items: ['Vous payez.', 'Nous préparons.'] },
    {
      kind: 'link',
      label: 'Votre commande en ligne',
      address: 'https://neolis.example.com/supervision/paiement/A_b-1',
    },
    { kind: 'text', text: 'Neolis' },
  ]);
});

test('writes every word of the text into HTML that loads nothing', () => {
  const html = mailHtml({ brand: 'Neolis', subject: 'Votre commande', text });
  expect(html).toContain('href="https://neolis.example.com/supervision/paiement/A_b-1"');
  expect(html.match(/class="button"/g)).toHaveLength(1);
  expect(html).toContain('FR76 &lt;b&gt;');
  expect(html).not.toMatch(/<img|<table|<script|url\(|<link|src=/);
  for (const block of readMailText(text)) {
    for (const words of block.kind === 'list' ? [block.title, ...block.items] : []) {
      expect(html).toContain(words.replace('<b>', '&lt;b&gt;'));
    }
  }
});
