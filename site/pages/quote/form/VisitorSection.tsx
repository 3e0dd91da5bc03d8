import { useState } from 'react';
import { quoteTexts } from '#content/quote-texts.ts';
import { maxEmailLength } from '#domain/email/email-address.ts';
import { controlLabels } from '#domain/quote/form/control-labels.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { afterPress } from '#ui/buttons/after-press.ts';
import { Field } from '#ui/fields/Field.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { FormSection } from './FormSection.tsx';
import { controlId } from './state/element-ids.ts';
import type { QuotePageHandle } from './state/use-quote-page.ts';

const loadTestFields = () => import('./TestFields.tsx');
const loadEmailQuestion = () => import('#site/features/EmailQuestion.tsx');
const questionId = `${controlId('email')}-question`;

/** The visitor's e-mail, and the fields for tests. */
export function VisitorSection({ page }: { readonly page: QuotePageHandle }) {
  const { state, choose } = page.form;
  const { email } = state.controls;
  const [left, setLeft] = useState('');
  const isFinished = email !== '' && (email === left || state.quote === 'computed');
  const question = useOnDemand(loadEmailQuestion, isFinished);
  const test = useOnDemand(loadTestFields, true);
  const correct = (address: string): void => {
    choose('email', address);
    document.getElementById(controlId('email'))?.focus();
  };
  return (
    <FormSection number={4} title="Vous">
      <Field
        id={controlId('email')}
        label={controlLabels.email}
        hint={
          <>
            {`Obligatoire. ${quoteTexts.emailNotice} `}
            <SiteLink to={paths.gdpr}>Vos droits</SiteLink>
          </>
        }
        error={state.messages.email}
        required
      >
        {(control) => (
          <input
            name="email"
            type="text"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxEmailLength}
            {...control}
            aria-describedby={`${control['aria-describedby']} ${questionId}`}
            onBlur={({ currentTarget: { value } }) => afterPress(() => setLeft(value))}
          />
        )}
      </Field>
      <div id={questionId} role="status">
        {question && <question.EmailQuestion email={email} onCorrect={correct} />}
      </div>
      {test && <test.TestFields />}
    </FormSection>
  );
}
