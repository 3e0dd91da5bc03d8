import { quoteTexts } from '#content/quote-texts.ts';
import { maxEmailLength } from '#domain/quote/email-address.ts';
import { paths } from '#site/navigation/paths.ts';
import { SiteLink } from '#site/navigation/SiteLink.tsx';
import { Field } from '#ui/Field.tsx';
import { useOnDemand } from '#ui/use-on-demand.ts';
import { controlLabels } from './control-labels.ts';
import { FormSection } from './FormSection.tsx';
import { controlId, type SectionProperties } from './section-properties.ts';

const loadTestFields = () => import('./TestFields.tsx');

/** The visitor's e-mail, and the fields for tests. */
export function VisitorSection({ state }: Pick<SectionProperties, 'state'>) {
  const test = useOnDemand(loadTestFields, true);
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
          />
        )}
      </Field>
      {test && <test.TestFields />}
    </FormSection>
  );
}
