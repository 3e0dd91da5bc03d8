import { csvLine } from '#domain/csv.ts';
import { formatPhone } from '#domain/order/client/phone-number.ts';
import { providerEntry } from '#domain/order/life/order-journal.ts';
import { isBinding, keepsState } from '#domain/order/life/order-life.ts';
import { importFiles, writeProvisioning } from '#domain/setup/write-provisioning.ts';
import { clientNotice } from '#service/desk/ChangeForm.tsx';
import { addChangeRoutes, visitedOrder } from '#service/desk/change-routes.tsx';
import type { Desk, DeskVisit } from '#service/desk/desk-guard.tsx';
import { devicesScriptPath, ordersPath } from '#service/desk-addresses.ts';
import { newToken } from '#service/orders/life/new-order.ts';
import type { FieldError } from '#service/pages/field-error.ts';
import { decisions, planDecision } from '#service/setup/rules/decide-change.ts';
import { type OpenedSetup, readSetup } from '#service/setup/rules/open-setup.ts';
import type { DeviceRow, OrderRow } from '#service/storage/rows.ts';
import { DecisionFields } from './AskedChange.tsx';
import { assignedFields, describeUnassigned } from './assigned-fields.ts';
import selectRefused from './browser/select-refused.ts?script';
import { beforeField, DevicesPage, deviceField, devicesPath } from './DevicesPage.tsx';

/** How the page of devices is answered: what is wrong with which field, and what was there before it was typed over. */
interface ShownDevices {
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly before: OpenedSetup['devices'];
}

/** What an order is prepared with: the device of each phone, each new number, the files for the telephone system. */
export function addSetupDeskRoutes(desk: Desk): void {
  const { answers, service } = desk;
  const { storage } = service;
  const path = '/bureau/commandes/:reference/appareils';

  desk.page(path, async (visit) => {
    const order = await boundOrder(visit);
    return order === undefined ? answers.notFound() : show(visit, order, await readSetup(order, service));
  });

  desk.page('/bureau/appareils.js', () => answers.text(selectRefused, 'javascript'));

  desk.post(path, async (visit) => {
    const order = await boundOrder(visit);
    if (order === undefined) return answers.notFound();
    const setup = await readSetup(order, service);
    const assigned = assignedFields(setup);
    // Somebody else may scan the other phones of the order meanwhile.
    const changed = assigned.flatMap(({ key, read, refusal }) => {
      const before = visit.fields.get(beforeField(key)) ?? setup.devices[key] ?? '';
      const text = visit.fields.get(deviceField(key)) ?? before;
      const device = text === before ? before : text.trim() === '' ? '' : read(text);
      return device === before ? [] : [{ key, before, text, device, refusal }];
    });
    const errors = changed.flatMap(({ key, device, refusal }, index) => {
      const isTwice = device !== '' && changed.slice(0, index).some((other) => other.device === device);
      const message = device === undefined ? refusal : isTwice ? 'Déjà saisi plus haut sur cette page' : '';
      return message === '' ? [] : [{ field: deviceField(key), message }];
    });
    const refuse = (list: typeof errors, status = 422, overtaken: Readonly<Record<string, string>> = {}) => {
      const kept = setup.devices;
      const devices = { ...kept, ...Object.fromEntries(changed.map(({ key, text }) => [key, text])) };
      const seen = Object.fromEntries(changed.map(({ key, before }) => [key, before]));
      return show(
        visit,
        order,
        { ...setup, devices },
        { status, errors: list, before: { ...kept, ...seen, ...overtaken } },
      );
    };
    if (errors.length > 0) return refuse(errors);
    const { reference } = order;
    const { name: person } = visit.session;
    const rows = changed.map(({ key, before, device = '' }) => {
      return { id: `${reference}.${key}`, order_reference: reference, phone: key, device, person, before };
    });
    const taken = await storage.saveDevices(reference, rows);
    if (taken.length > 0) {
      const overtaken = taken.filter(({ id }) => rows.some((row) => row.id === id));
      const list = taken.map((row) => {
        const isOvertaken = overtaken.includes(row);
        const typed = isOvertaken ? row : rows.find(({ device }) => device === row.device);
        const label = assigned.find(({ key }) => key === row.phone)?.label;
        const message = isOvertaken ? overtakenMessage(row) : takenMessage(row, reference, label);
        return { field: deviceField(typed?.phone ?? ''), message };
      });
      const current = Object.fromEntries(overtaken.map(({ phone, device }) => [phone, device]));
      return refuse(list, overtaken.length > 0 ? 409 : 422, current);
    }
    // Not for each scan: only once none is missing, or the order has left. Programs learn of it by this entry.
    const isComplete = (opened: OpenedSetup) => describeUnassigned(opened).length === 0;
    const isDone = keepsState(order.state) || isComplete(setup);
    if (rows.length > 0 && (isDone || isComplete(await readSetup(order, service))))
      await storage.addEntry(order, { entry: providerEntry('setup-scan', service.clock().getTime(), { person }) });
    service.log('info', 'desk-devices-saved', { person, reference, devices: rows.length });
    return answers.seeOther(devicesPath(order, Number(visit.context.req.query('page') ?? 1)));
  });

  addChangeRoutes(desk, '/bureau/commandes/:reference/changement/:decision', async (order, visit) => {
    const decision = decisions.find(({ slug }) => slug === visit.context.req.param('decision'));
    if (decision === undefined) return answers.notFound();
    const setup = await readSetup(order, service);
    const { kind, name } = decision;
    return {
      name,
      kind,
      explanation:
        kind === 'setup-take'
          ? `La fiche, le plan${setup.order.hasParcels ? ', les étiquettes' : ''} et les fichiers pour le standard suivent ce changement. Réimprimez ce qui l’était déjà, et réimportez les fichiers.`
          : 'Rien ne change à ce que vous préparez.',
      clientNotice: clientNotice(order, { isMailed: true, hasReason: false }),
      isMailTyped: true,
      isAllowed: setup.asked !== undefined,
      proposed: { note: '', version: '' },
      read: (fields) => ({ note: fields.get('note') ?? '', version: fields.get('version') ?? '' }),
      // The client may have added to the change since the form was shown.
      isStale: ({ version }) => version !== String(setup.version),
      preview: ({ note }) => planDecision(order, setup, { kind, note }, service).change.mails[0],
      make: async ({ note }, person) => {
        const decided = planDecision(order, setup, { kind, note, token: newToken(), person }, service);
        return await storage.saveSetup(order, decided.row, decided.change);
      },
      done: `${ordersPath}/${order.reference}#installation`,
      fields: (text) => <DecisionFields {...{ decision, text, setup }} />,
    };
  });

  desk.page('/bureau/commandes/:reference/standard/:file', async (visit) => {
    const order = await boundOrder(visit);
    const asked = visit.context.req.param('file');
    const [name, file] = Object.entries(importFiles).find(([known]) => `${known}.csv` === asked) ?? [];
    if (order === undefined || file === undefined) return answers.notFound();
    const { order: ordered, sheet, devices } = await readSetup(order, service);
    const rows = writeProvisioning(file, ordered, sheet, devices);
    service.log('info', 'desk-phones-exported', { person: visit.session.name, reference: order.reference });
    return answers.download(`${name}-${order.reference}.csv`, rows.map((row) => csvLine(row, ',')).join(''));
  });

  async function boundOrder(visit: DeskVisit): Promise<OrderRow | undefined> {
    const order = await visitedOrder(storage, visit);
    return order !== undefined && isBinding(order.state) ? order : undefined;
  }

  function show(
    { session, context }: DeskVisit,
    order: OrderRow,
    setup: OpenedSetup,
    { status = 200, errors = [], before = setup.devices }: Partial<ShownDevices> = {},
  ): Response {
    return answers.write({
      status,
      title: `Appareils, ${order.reference}`,
      section: 'orders',
      session,
      script: devicesScriptPath,
      main: <DevicesPage {...{ order, before, errors, setup }} wanted={context.req.query('page')} />,
    });
  }
}

function overtakenMessage({ person, device }: DeviceRow): string {
  return `${person ?? 'Quelqu’un'} vient de saisir ${formatPhone(device)} ici\u00a0: enregistrez de nouveau pour le remplacer`;
}

/** Where a device or a number is already; `label` is absent for a number to keep, which has no field. */
function takenMessage({ device, order_reference }: DeviceRow, reference: string, label: string | undefined): string {
  const here = label === undefined ? 'cette commande' : `cette commande\u00a0: ${label}`;
  return `${formatPhone(device)} est déjà dans ${order_reference === reference ? here : `la commande ${order_reference}`}`;
}
