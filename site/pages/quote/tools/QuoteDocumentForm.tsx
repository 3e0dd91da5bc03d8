import { type ComponentProps, type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoteToolTexts } from '#content/quote-tools.ts';
import { readSiret } from '#domain/order/client/siret.ts';
import { isInLatinLetters } from '#domain/typed-text.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { loadCode } from '#ui/use-on-demand.ts';
import type { QuoteDocumentRequest } from './make-quote-document.ts';
import styles from './QuoteDocumentForm.module.css';
import tools from './tools.module.css';

interface QuoteDocumentFormProps {
  /** What the document says of the quote. */
  readonly quote: Omit<QuoteDocumentRequest, 'client'>;
}

const texts = quoteToolTexts.document;

type Progress = 'waiting' | 'refused' | 'making' | 'done' | 'failed';
type Name = keyof QuoteDocumentRequest['client'];
type Messages = Readonly<Partial<Record<Name, string>>>;

/** The control of each text about the client, in the order of the screen. */
const controls: Readonly<Record<Name, { readonly label: string } & ComponentProps<'input'>>> = {
  company: { label: 'Entreprise ou collectivité', autoComplete: 'organization', required: true },
  name: { label: 'Votre nom', autoComplete: 'name', required: true },
  siret: { label: 'SIRET (facultatif)', inputMode: 'numeric', autoComplete: 'off' },
  street: { label: 'Numéro et rue, ou lieu-dit (facultatif)', autoComplete: 'address-line1' },
  complement: { label: 'Bâtiment, étage, porte (facultatif)', autoComplete: 'address-line2' },
  postCode: { label: 'Code postal (facultatif)', inputMode: 'numeric', autoComplete: 'postal-code' },
  town: { label: 'Ville (facultatif)', autoComplete: 'address-level2' },
};
const names = Object.keys(controls) as Name[];
const missing: Messages = { company: 'Indiquez l’entreprise ou la collectivité', name: 'Indiquez votre nom' };
const wrongSiret = 'Vérifiez ce SIRET\u00a0: 14\u00a0chiffres';

/** Asks who the client is, then makes and saves the PDF without leaving the page. */
export function QuoteDocumentForm({ quote }: QuoteDocumentFormProps) {
  const [progress, setProgress] = useState<Progress>('waiting');
  const [messages, setMessages] = useState<Messages>({});

  const make = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (progress === 'making') return;
    const form = event.currentTarget;
    const typed = new FormData(form);
    const read = (name: Name): string => String(typed.get(name)).trim();
    const client = Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
    const siret = client.siret && readSiret(client.siret);
    const refused = names.flatMap((name) => {
      const refusal = name === 'siret' && siret === undefined ? wrongSiret : refuseText(client[name]);
      const message = client[name] === '' ? missing[name] : refusal;
      return message === undefined ? [] : [[name, message] as const];
    });
    // The control that gets the focus is read aloud with its message, and the status again if it says the same.
    flushSync(() => {
      setMessages(Object.fromEntries(refused));
      setProgress('waiting');
    });
    if (siret === undefined || refused.length > 0) {
      setProgress('refused');
      form.querySelector<HTMLElement>(`[name="${refused[0]?.[0]}"]`)?.focus();
      return;
    }
    setProgress('making');
    try {
      const { makeQuoteDocument } = await loadCode(() => import('./make-quote-document.ts'));
      const made = await makeQuoteDocument({ ...quote, client: { ...client, siret } });
      save(made.file, made.fileName);
      setProgress('done');
    } catch (failure) {
      console.info('Le document n’a pas pu être préparé', failure);
      setProgress('failed');
    }
  };

  /** A message and the status are about what was typed when the button was pressed. */
  const clear = ({ target }: FormEvent): void => {
    setMessages((current) => ({ ...current, [(target as HTMLInputElement).name]: undefined }));
    setProgress((current) => (current === 'making' ? current : 'waiting'));
  };

  return (
    <form
      className={`${tools.tool} ${styles.client}`}
      noValidate
      onInput={clear}
      onSubmit={(event) => void make(event)}
    >
      <p>{texts.lead}</p>
      {names.map((name) => {
        const { label, ...input } = controls[name];
        return (
          <Field key={name} id={`client-${name}`} label={label} error={messages[name]}>
            {(control) => <input {...control} name={name} maxLength={120} data-autofocus {...input} />}
          </Field>
        );
      })}
      <Button type="submit" kind="primary" busy={progress === 'making'}>
        {progress === 'making' ? 'Préparation…' : 'Télécharger le devis (PDF)'}
      </Button>
      <p role="status" className={tools.status}>
        {progress === 'refused' && `${Object.values(messages).join('. ')}.`}
        {progress === 'done' && texts.done}
        {progress === 'failed' && texts.failed}
      </p>
    </form>
  );
}

/** The message for a text that the document's fonts can't print. */
function refuseText(text: string): string | undefined {
  return isInLatinLetters(text) ? undefined : 'Écrivez ce texte en lettres latines';
}

function save(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has read the file by the next task; the object URL would keep it in memory.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
