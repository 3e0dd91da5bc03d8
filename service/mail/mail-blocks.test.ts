import { expect, test } from 'vitest';
import { mailHtml } from './MailPage.tsx';
import { type MailBlock, mailText } from './mail-blocks.ts';

const blocks: readonly MailBlock[] = [
  'Bonjour,',
  { link: 'Voir votre commande', address: 'https://neolis.example.com/supervision/paiement/A_b-1', isMain: true },
  { title: 'Par mois', rows: [['Forfait', '45,00 €', '1 × 45,00 €', 'Usage raisonnable']], total: ['Total', '<b>'] },
  { title: 'La suite', steps: ['Vous payez.', 'Nous préparons.'] },
  { link: 'Les conditions', address: 'https://neolis.example.com/a"b' },
];

test('writes blocks as text', () =>
  expect(mailText(blocks)).toBe(`Bonjour,

Voir votre commande\u00a0: https://neolis.example.com/supervision/paiement/A_b-1

Par mois
  Forfait\u00a0: 1 × 45,00 € = 45,00 €
    Usage raisonnable
  Total\u00a0: <b>

La suite
  1. Vous payez.
  2. Nous préparons.

Les conditions\u00a0: https://neolis.example.com/a"b`));

test('writes the same as HTML that loads nothing', () => {
  const html = mailHtml('Neolis', '</title>', blocks);
  expect(html).toContain('<a class="button" href="https://neolis.example.com/supervision/paiement/A_b-1">Voir votre');
  expect(html).toContain('<a href="https://neolis.example.com/a&quot;b">Les conditions</a>');
  expect(html).toContain('Forfait<br/><small>1 × 45,00 €</small><br/><small>Usage raisonnable</small></th><td>45,00');
  expect(html).toMatch(/<td>&lt;b&gt;<.*<ol><li>Vous payez\.<.*<li>Nous préparons\./);
  expect(html).toContain('<title>&lt;/title&gt;</title>');
  expect(html).not.toMatch(/<img|<script|url\(|<link|src=/);
});
