import * as z from 'zod';
import { formatCount } from '#domain/money.ts';
import type { Desk, DeskPost, DeskVisit } from '#service/desk/desk-guard.tsx';
import { bookLines, chosenBookings, questionsOf, refuseSharing } from './book-lines.ts';
import { ColumnsPage } from './ColumnsPage.tsx';
import { gatherStatement } from './gather-statement.ts';
import {
  columnsSchema,
  decodeStatement,
  guessColumns,
  isOfx,
  readStatement,
  type StatementColumns,
  type StatementContent,
} from './read-statement.ts';
import { StatementForm } from './StatementForm.tsx';
import { StatementPage, type StatementPageProps } from './StatementPage.tsx';

/** The name under which the columns of a bank's files are remembered. */
const columnsSetting = 'statement-columns';
/** Banks whose columns are remembered. */
const maxBanks = 10;
/** Lines of a file: some years of a small account. */
const maxLines = 10_000;
/** Bytes of a file: the page posts its text back, where an accent takes two bytes, beside the lines that were seen. */
const maxFileBytes = 512_000;
const shorter = 'choisissez une période plus courte chez votre banque.';

/** A bank's statement at the desk: dropped, matched with the orders, and booked by one press. */
export function addStatementDeskRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const { storage } = service;
  const page = { title: 'Relevé de banque', section: 'orders' } as const;

  desk.page('/bureau/releve', ({ session }) => answers.write({ ...page, session, main: <StatementForm /> }));

  desk.upload('/bureau/releve', async (visit) => {
    const file = visit.fields.get('fichier');
    // Where none was chosen, browsers send one without a name; the page of the columns sends none.
    if (file !== null && !(file instanceof File && file.name !== ''))
      return refuse(visit, 'Choisissez d’abord le fichier.');
    if (file instanceof File && file.size > maxFileBytes)
      return refuse(visit, `Ce fichier dépasse 512\u00a0ko\u00a0: ${shorter}`);
    // Of the file that was dropped, or that the page before had read.
    const text = file instanceof File ? decodeStatement(new Uint8Array(await file.arrayBuffer())) : visit.text('texte');
    const typed = { day: visit.text('jour'), sum: visit.text('somme'), labels: [...ticked(visit, 'libelle')] };
    const chosen = columnsSchema.safeParse(typed).data;
    const isUnlabelled = visit.fields.has('jour') && chosen === undefined;
    const remembered = await rememberedColumns();
    const asksColumns = isUnlabelled || visit.text('colonnes') !== '';
    const read = readStatement(text, asksColumns ? [] : chosen ? [chosen] : remembered);
    if (read === undefined) return refuse(visit);
    if ('titles' in read) {
      const error = isUnlabelled ? 'Cochez au moins une colonne du libellé.' : undefined;
      const columns = isUnlabelled ? typed : guessColumns(read);
      const main = <ColumnsPage {...{ text, table: read, columns, error }} />;
      return answers.write({ ...page, status: isUnlabelled ? 422 : 200, session: visit.session, main });
    }
    if (read.lines.length > maxLines)
      return refuse(visit, `Ce fichier a plus de ${formatCount(maxLines)} lignes\u00a0: ${shorter}`);
    // Columns by which nothing could be read are asked for again.
    if (chosen !== undefined && read.lines.length + read.debits > 0) {
      const others = remembered.filter((known) => JSON.stringify(known) !== JSON.stringify(chosen));
      const known = [chosen, ...others].slice(0, maxBanks);
      await storage.writeSetting(columnsSetting, JSON.stringify(known));
    }
    return await answer(visit, text, read);
  });

  /** Shows the lines that were read; after a press, books those that were chosen, and shows the ones that remain. */
  async function answer(visit: DeskPost<FormData>, text: string, read: StatementContent): Promise<Response> {
    const statement = await gatherStatement(read.lines, storage);
    const hasColumns = !isOfx(text);
    const isPress = visit.fields.has('vu');
    const seen = new Set(visit.text('vu').split(' ').filter(Boolean));
    const ticks = ticked(visit, 'coche');
    const show = ({ status = 200, ...shown }: Partial<StatementPageProps> & { status?: number } = {}) =>
      answers.write({
        ...page,
        status,
        session: visit.session,
        main: <StatementPage {...{ statement, text, read, hasColumns, ticks }} {...shown} />,
      });
    if (!isPress) return show();
    const bookings = chosenBookings(statement, seen, ticks);
    if (seen.size + ticks.size === 0) return show({ status: 422, error: 'Cochez au moins un virement.' });
    const error = refuseSharing(bookings);
    if (error !== undefined) return show({ status: 422, error });
    const refused = await desk.freshen(visit);
    if (refused !== undefined) return show(refused);
    const questions = questionsOf(bookings);
    const confirmed = ticked(visit, 'confirme');
    if (!questions.every((question) => confirmed.has(question))) return show({ questions });
    const { booked, missed } = await bookLines(service, bookings, visit.session.name);
    service.wakeMailer();
    const remaining = await gatherStatement(read.lines, storage);
    const asked = new Set([...seen, ...[...ticks].map((tick) => tick.split(' ')[0])]);
    const left = remaining.matches.filter(
      ({ line, kind, isRepeated }) => kind !== 'known' && !isRepeated && asked.has(line.id),
    );
    const done = doneText(booked, left.length + missed);
    return show({ done, statement: remaining, ticks: new Set() });
  }

  function refuse(
    { session }: DeskVisit,
    error = 'Ce fichier n’est pas un relevé que le bureau sait lire\u00a0: choisissez CSV ou OFX chez votre banque.',
  ): Response {
    return answers.write({ ...page, status: 422, session, main: <StatementForm error={error} /> });
  }

  /** The columns of each bank's files, those that were chosen last first. */
  async function rememberedColumns(): Promise<readonly StatementColumns[]> {
    const stored: unknown = JSON.parse((await storage.readSetting(columnsSetting)) ?? '[]');
    // Earlier versions stored the columns of one bank only.
    return z.array(columnsSchema).safeParse([stored].flat()).data ?? [];
  }
}

function ticked({ fields }: DeskPost<FormData>, name: string): ReadonlySet<string> {
  return new Set(fields.getAll(name).filter((value) => typeof value === 'string'));
}

/** How it went; `refused` counts lines that somebody wanted to book and that are no receipts. */
function doneText(booked: number, refused: number): string {
  if (booked === 0 && refused === 0) return 'Ces virements étaient déjà enregistrés.';
  const done =
    booked === 0
      ? 'Aucun paiement n’est enregistré.'
      : booked === 1
        ? 'Un paiement est enregistré.'
        : `${formatCount(booked)} paiements sont enregistrés.`;
  return refused > 0
    ? `${done} ${refused === 1 ? 'Un virement ne l’est pas' : `${formatCount(refused)} virements ne le sont pas`}\u00a0: la commande venait de changer, le jour n’est pas encore venu, ou plus d’un an a passé.`
    : done;
}
