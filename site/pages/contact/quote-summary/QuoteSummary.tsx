import { type ComponentProps, type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { company } from '#content/company.ts';
import { contact } from '#content/contact.ts';
import { companyText } from '#domain/company.ts';
import { isEmail, maxEmailLength } from '#domain/email/email-address.ts';
import { mailtoUrl, maxMailtoLength } from '#domain/email/mailto-url.ts';
import { EmailQuestion } from '#site/features/EmailQuestion.tsx';
import { usePost } from '#site/features/supervision/use-post.ts';
import { afterPress } from '#ui/buttons/after-press.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { CopyButton } from '#ui/buttons/CopyButton.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { type Caller, emptyCaller, loadCaller, maxNameLength, maxPhoneLength, saveCaller } from './caller.ts';
import styles from './QuoteSummary.module.css';
import { readCustomRequest } from './read-custom-request.ts';
import { writeRequest } from './write-request.ts';

const texts = contact.request;
const email = companyText(company.email);

/** What the visitor says of themselves; of the e-mail only if the quote had none that can be one. */
const callerFields: readonly (ComponentProps<'input'> & { readonly name: keyof Caller; readonly label: string })[] = [
  {
    name: 'email',
    label: texts.addressLabel,
    type: 'email',
    autoComplete: 'email',
    maxLength: maxEmailLength,
    required: true,
  },
  { name: 'name', label: texts.nameLabel, autoComplete: 'name', maxLength: maxNameLength },
  { name: 'company', label: texts.companyLabel, autoComplete: 'organization', maxLength: maxNameLength },
  { name: 'phone', label: texts.phoneLabel, type: 'tel', autoComplete: 'tel', maxLength: maxPhoneLength },
];

/** The request that the history `state` contains, if any, as it will be sent, under the ways to send it. */
export function QuoteSummary({ state }: { readonly state: unknown }) {
  const id = useId();
  const request = useMemo(() => readCustomRequest(state), [state]);
  const given = request?.email ?? '';
  const isGiven = isEmail(given);
  const [caller, setCaller] = useState(() => {
    const typed = request?.sentBy ?? loadCaller() ?? emptyCaller;
    return { ...typed, email: isGiven ? given : typed.email || given };
  });
  const [checkedEmail, setCheckedEmail] = useState('');
  const navigate = useNavigate();
  const { step, post } = usePost(() => {
    void navigate('.', { replace: true, state: { ...(state as object), sentBy: caller }, preventScrollReset: true });
  });
  useEffect(() => {
    if (request !== undefined) saveCaller(caller);
  }, [request, caller]);
  const title = useRef<HTMLHeadingElement>(null);
  const arrives = useNavigationType() === 'PUSH';

  // The request is still to be sent: it takes the focus, which is on the h1 of every other new page.
  useEffect(() => {
    if (!arrives) return;
    const later = setTimeout(() => {
      title.current?.focus({ preventScroll: true });
      title.current?.scrollIntoView({ block: 'start' });
    });
    return () => clearTimeout(later);
  }, [arrives]);

  if (request === undefined) return null;
  const text = writeRequest(request, caller);
  const mail = mailtoUrl(email, texts.emailSubject, text);
  const note = (event: FormEvent<HTMLFormElement>): void => {
    const { name, value } = event.target as HTMLInputElement;
    setCaller((typed) => ({ ...typed, [name]: value }));
  };
  const correct = (address: string): void => {
    const field = document.getElementById(`${id}-email`) as HTMLInputElement;
    field.value = address;
    field.focus();
    setCaller((typed) => ({ ...typed, email: address }));
  };
  const send = (event: FormEvent): void => {
    event.preventDefault();
    void post({ path: '/offre', fields: { ...caller, message: writeRequest(request) } });
  };
  return (
    <section className={`frame ${styles.sheet}`} aria-labelledby={id}>
      <h2 ref={title} id={id} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h2>
      <p className={`screen-only ${styles.lead}`}>{request.sentBy ? texts.sent : texts.lead}</p>
      <form id={`${id}-caller`} className={styles.caller} onInput={note} onSubmit={send}>
        {callerFields
          .filter(({ name }) => name !== 'email' || !isGiven)
          .map(({ label, ...input }) => (
            <Field key={input.name} id={`${id}-${input.name}`} label={label}>
              {(control) => (
                <input
                  {...input}
                  {...control}
                  defaultValue={caller[input.name]}
                  onBlur={({ currentTarget: { name, value } }) => {
                    if (name === 'email') afterPress(() => setCheckedEmail(value));
                  }}
                />
              )}
            </Field>
          ))}
      </form>
      <div role="status" className="screen-only">
        {caller.email === checkedEmail && <EmailQuestion email={checkedEmail} onCorrect={correct} />}
      </div>
      <div className={`screen-only cluster ${styles.actions}`}>
        <Button type="submit" form={`${id}-caller`} kind="primary" busy={step === 'sending'}>
          {texts.sendLabel}
        </Button>
        {mail.length <= maxMailtoLength && (
          <ButtonLink kind="quiet" href={mail}>
            {texts.emailLabel}
          </ButtonLink>
        )}
        <CopyButton kind="quiet" text={text} label={texts.copyLabel} />
        <Button kind="quiet" onClick={() => window.print()}>
          {texts.printLabel}
        </Button>
      </div>
      <p role="alert" className="screen-only">
        {step === 'unanswered' && texts.away}
      </p>
      <p className="screen-only soft">
        {texts.webmail} <strong>{email}</strong>
      </p>
      <p className={styles.letter}>{text}</p>
    </section>
  );
}
