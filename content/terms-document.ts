/** The terms of sale as a document, opened in a new tab. */
export const termsDocument = { name: 'Conditions générales de vente (PDF)', address: '/CGV.pdf' } as const satisfies {
  readonly name: string;
  readonly address: '/CGV.pdf';
};
