import { type FormEvent, useState } from 'react';
import { quoteToolTexts } from '#content/quote-tools.ts';
import { readSiret } from '#domain/order/client/siret.ts';
import { isInLatinLetters } from '#domain/typed-text.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Field } from '#ui/fields/Field.tsx';
import { loadCode } from '#ui/use-on-demand.ts';
import type { makeQuoteDocument } from './make-quote-document.ts';
import tools from './tools.module.css';

interface QuoteDocumentFormProps {
  /** What the document says of the quote. */
  readonly quote: Omit<Parameters<typeof makeQuoteDocument>[0], 'client'>;
}

const texts = quoteToolTexts.document;

type Progress = 'waiting' | 'making' | 'done' | 'failed';
const fields = [
  {
    name: 'clientCompany',
    label: 'Entreprise ou collectivité',
    autoComplete: 'organization',
    maxLength: 120,
    required: true,
    'data-autofocus': true,
  },
  { name: 'clientName', label: 'Votre nom', autoComplete: 'name', maxLength: 120, required: true },
  { name: 'clientSiret', label: 'SIRET (facultatif)', inputMode: 'numeric', autoComplete: 'off', maxLength: 40 },
  { name: 'clientAddress', label: 'Adresse (facultatif)', autoComplete: 'street-address' },
] as const;
type Name = (typeof fields)[number]['name'];
type Messages = Readonly<Partial<Record<Name, string>>>;

/** Asks who the client is, then makes and saves the PDF without leaving the page. */
export function QuoteDocumentForm({ quote }: QuoteDocumentFormProps) {
  const [progress, setProgress] = useState<Progress>('waiting');
  const [messages, setMessages] = useState<Messages>({});

  const refuse = (form: HTMLFormElement, refused: Messages): void => {
    setMessages(refused);
    setProgress('waiting');
    const [first] = Object.keys(refused);
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  const make = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (progress === 'making') return;
    const form = event.currentTarget;
    const entries = new FormData(form);
    const read = (name: Name): string => String(entries.get(name)).trim();
    const typedSiret = read('clientSiret');
    const siret = typedSiret === '' ? '' : readSiret(typedSiret);
    const client = { company: read('clientCompany'), name: read('clientName'), address: read('clientAddress') };
    const refused = {
      ...refuseText('clientCompany', client.company, 'Indiquez l’entreprise ou la collectivité'),
      ...refuseText('clientName', client.name, 'Indiquez votre nom'),
      ...(siret === undefined && { clientSiret: 'Vérifiez ce SIRET\u00a0: 14\u00a0chiffres' }),
      ...(client.address !== '' && refuseText('clientAddress', client.address, '')),
    };
    if (siret === undefined || Object.keys(refused).length > 0) {
      refuse(form, refused);
      return;
    }
    setMessages({});
    setProgress('making');
    try {
      const { makeQuoteDocument: make } = await loadCode(() => import('./make-quote-document.ts'));
      const made = await make({ ...quote, client: { ...client, siret } });
      save(made.file, made.fileName);
      setProgress('done');
    } catch (failure) {
      console.info('Le document n’a pas pu être préparé', failure);
      setProgress('failed');
    }
  };

  return (
    <form className={tools.tool} noValidate onSubmit={(event) => void make(event)}>
      <p>{texts.lead}</p>
      {fields.map(({ name, label, ...attributes }) => (
        <Field key={name} id={name} label={label} error={messages[name]}>
          {(control) =>
            name === 'clientAddress' ? (
              <textarea {...control} name={name} rows={2} maxLength={200} {...attributes} />
            ) : (
              <input {...control} name={name} {...attributes} />
            )
          }
        </Field>
      ))}
      <Button type="submit" kind="primary" busy={progress === 'making'}>
        {progress === 'making' ? 'Préparation…' : 'Télécharger le devis (PDF)'}
      </Button>
      <p role="status" className={tools.status}>
        {progress === 'done' && texts.done}
        {progress === 'failed' && texts.failed}
      </p>
    </form>
  );
}

/** The message for a text that isn't given, or that the document's fonts can't print. */
function refuseText(name: Name, text: string, missing: string): Messages {
  if (text === '') return { [name]: missing };
  return isInLatinLetters(text) ? {} : { [name]: 'Écrivez ce texte en lettres latines' };
}

/** Downloads a file under a name. */
function save(file: Blob, fileName: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has read the file by the next task; the object URL would keep it in memory.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
