import { company } from '#content/company.ts';
import { faq } from '#content/faq.ts';
import { fillCompany } from '#domain/company.ts';

/** The questions of the solution page; each answer in the words that visitors read. */
export function describeFaq(): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: fillCompany(answer.join(' '), company) },
    })),
  };
}
