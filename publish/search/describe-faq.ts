import { faq } from '#content/faq.ts';

/** The questions of the solution page; each answer in the very words that visitors read. */
export function describeFaq(): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}
