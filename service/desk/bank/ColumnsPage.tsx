import { cutText } from '#domain/typed-text.ts';
import { DeskForm, ErrorLine } from '#service/desk/form-parts.tsx';
import { statementPath } from '#service/desk-addresses.ts';
import { Actions } from '#service/pages/Actions.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { SelectField } from '#ui/fields/SelectField.tsx';
import type { StatementColumns, StatementTable } from './read-statement.ts';

interface ColumnsPageProps {
  readonly text: string;
  readonly table: StatementTable;
  readonly columns: StatementColumns;
  readonly error: string | undefined;
}

/** Asks once which columns of a bank's file say what. */
export function ColumnsPage({ text, table: { titles, rows }, columns, error }: ColumnsPageProps) {
  const example = (title: string): string => {
    const index = titles.indexOf(title);
    return cutText(rows.find((row) => row[index])?.[index] ?? 'vide', 60);
  };
  const choice = (id: string, label: string, chosen: string) => (
    <SelectField
      id={id}
      label={label}
      defaultValue={chosen}
      options={titles.map((title) => [title, `${title}\u00a0: ${example(title)}`])}
    />
  );
  return (
    <DeskForm action={statementPath} encType="multipart/form-data" heading="Colonnes du relevé">
      <p>
        Dites une fois quelles colonnes lire&nbsp;: les prochains relevés de cette banque seront lus de même. Chacune
        est montrée avec sa première valeur.
      </p>
      <input type="hidden" name="texte" value={text} />
      {choice('jour', 'Jour du virement', columns.day)}
      {choice('somme', 'Somme reçue, ou toute somme avec son signe', columns.sum)}
      <ErrorLine error={error} />
      <fieldset className="fields">
        <legend>
          <strong>Libellé, en une ou plusieurs colonnes</strong>
        </legend>
        {titles.map((title, index) => (
          <Choice
            key={title}
            id={`libelle-${index}`}
            name="libelle"
            value={title}
            label={title}
            hint={example(title)}
            defaultChecked={columns.labels.includes(title)}
          />
        ))}
      </fieldset>
      <Actions submit="Lire le relevé">
        <ButtonLink href={statementPath}>Déposer un autre fichier</ButtonLink>
      </Actions>
    </DeskForm>
  );
}
