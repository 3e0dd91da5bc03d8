import { createHash } from 'node:crypto';
import type { EvidenceDocument } from '#documents/evidence-document.ts';
import { provisionalCompany as company } from '#domain/company.fixture.ts';

const attached = ['Confirmation de commande', 'Conditions générales de vente'].map((title, index) => {
  const bytes = new TextEncoder().encode(`%PDF-1.7 ${title}`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { title, filename: `fichier-${index}.pdf`, madeAt: new Date('2026-11-20T09:00:05Z'), bytes, sha256 };
});

/** What proves an order, on several pages, with two documents. */
export const evidence: EvidenceDocument = {
  reference: 'NEO-7K3MPQ2X',
  madeAt: new Date('2026-11-20T23:30:05Z'),
  facts: [
    { label: 'Référence', value: 'NEO-7K3MPQ2X' },
    { label: 'Nom', value: 'Nguyễn Văn 電話' },
  ],
  attached,
  journal: Array.from({ length: 40 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 10, 20, 9, index)),
    words: `Paiement reçu (${index}), par le fournisseur`,
  })),
  company,
};
