import type { Hono } from 'hono';
import * as z from 'zod';
import type { DeskAnswers } from '#service/desk/desk-answers.tsx';
import type { DeskGuard, DeskUpload, DeskVisit } from '#service/desk/desk-guard.tsx';
import { statementPath } from '#service/desk-addresses.ts';
import type { Service } from '#service/service.ts';
import { ColumnsPage } from './ColumnsPage.tsx';
import { bookProposed, gatherStatement } from './gather-statement.ts';
import { guessColumns, type StatementColumns } from './read-csv-statement.ts';
import { decodeStatement, readStatement } from './read-statement.ts';
import { StatementForm } from './StatementForm.tsx';
import { StatementPage } from './StatementPage.tsx';

/** The name under which the columns of a bank's files are remembered. */
const columnsSetting = 'statement-columns';
/** Lines of a file: some years of a small account. */
const maxLines = 10_000;
/** Bytes of a file: the page posts its text back, where an accent takes two bytes, beside the lines that were seen. */
const maxFileBytes = 512_000;

const title = z.string().min(1).max(200);
const columnsSchema = z.object({ day: title, sum: title, labels: z.array(title).min(1).max(40) });

/** A bank's statement at the desk: dropped, matched with the orders, and booked by one press. */
export function addStatementDeskRoutes(app: Hono, service: Service, guard: DeskGuard, answers: DeskAnswers): void {
  const { storage } = service;
  const page = { title: 'Relevé de banque', section: 'orders' } as const;

  app.get(
    '/bureau/releve',
    guard.page(({ context, session }) => {
      const [booked, refused] = ['enregistres', 'restes'].map((name) => Number(context.req.query(name) ?? Number.NaN));
      return answers.write({
        ...page,
        session,
        main: <StatementForm session={session} message={doneText(booked, refused)} />,
      });
    }),
  );

  app.post(
    '/bureau/releve',
    guard.upload(async (visit) => {
      const file = visit.form.get('fichier');
      if (file instanceof File && file.size > maxFileBytes)
        return refuse(
          visit,
          'Ce fichier dépasse 512\u00a0ko\u00a0: choisissez une période plus courte chez votre banque.',
        );
      const text = await postedText(visit);
      const chosen = chosenColumns(visit);
      const columns = visit.text('colonnes') === '' ? (chosen ?? (await rememberedColumns())) : undefined;
      const read = readStatement(text, columns);
      if (read === undefined || (read.kind === 'lines' && (read.lines.length === 0 || read.lines.length > maxLines)))
        return refuse(visit);
      if (read.kind === 'table') {
        const main = (
          <ColumnsPage {...{ session: visit.session, text, table: read.table }} columns={guessColumns(read.table)} />
        );
        return answers.write({ ...page, session: visit.session, main });
      }
      if (chosen !== undefined) await storage.writeSetting(columnsSetting, JSON.stringify(chosen));
      const hasColumns = readStatement(text, undefined)?.kind === 'table';
      const statement = await gatherStatement(read.lines, storage);
      const show = (
        { session, now }: DeskVisit,
        { error, ...answer }: { readonly error?: string; readonly status?: number } = {},
      ) =>
        answers.write({
          ...page,
          ...answer,
          session,
          main: <StatementPage {...{ statement, text, unread: read.unread, hasColumns, session, now, error }} />,
        });
      const seen = new Set(visit.text('vu').split(' ').filter(Boolean));
      if (seen.size === 0) return show(visit);
      const fresh = await guard.freshen(visit);
      if ('error' in fresh) return show(visit, fresh);
      const { booked, refused } = await bookProposed(service, statement.matches, seen, visit.session.name);
      service.wakeMailer();
      return answers.seeOther(`${statementPath}?enregistres=${booked}&restes=${refused}`, Object.values(fresh.headers));
    }),
  );

  function refuse(
    { session }: DeskVisit,
    error = 'Ce fichier n’est pas un relevé que le bureau sait lire\u00a0: choisissez CSV ou OFX chez votre banque.',
  ): Response {
    return answers.write({ ...page, status: 422, session, main: <StatementForm session={session} error={error} /> });
  }

  async function rememberedColumns(): Promise<StatementColumns | undefined> {
    const stored = await storage.readSetting(columnsSetting);
    return stored === undefined ? undefined : columnsSchema.safeParse(JSON.parse(stored)).data;
  }
}

/** The statement that was dropped, or that the page before had read. */
async function postedText({ form, text }: DeskUpload): Promise<string> {
  const file = form.get('fichier');
  return file instanceof File ? decodeStatement(new Uint8Array(await file.arrayBuffer())) : text('texte');
}

function chosenColumns({ form, text }: DeskUpload): StatementColumns | undefined {
  return columnsSchema.safeParse({ day: text('jour'), sum: text('somme'), labels: form.getAll('libelle') }).data;
}

function doneText(booked = Number.NaN, refused = Number.NaN): string {
  if (!Number.isSafeInteger(booked) || !Number.isSafeInteger(refused)) return '';
  const done =
    booked === 0
      ? 'Aucun paiement n’est enregistré.'
      : booked === 1
        ? 'Un paiement est enregistré.'
        : `${booked} paiements sont enregistrés.`;
  return refused > 0
    ? `${done} ${refused === 1 ? 'Un virement ne l’est pas' : `${refused} virements ne le sont pas`}\u00a0: la commande venait de changer, ou le virement date de plus d’un an. Déposez encore le relevé pour voir ce qui reste.`
    : done;
}
