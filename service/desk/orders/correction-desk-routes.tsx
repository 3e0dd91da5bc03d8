import { emailQuestion } from '#domain/email/doubt-email.ts';
import { isBinding } from '#domain/order/life/order-life.ts';
import { addChangeRoutes, withoutLink } from '#service/desk/change-routes.tsx';
import type { Desk } from '#service/desk/desk-guard.tsx';
import { ordersPath } from '#service/desk-addresses.ts';
import {
  correctOrder,
  maxReasonLength,
  planCorrection,
  type TypedCorrection,
} from '#service/orders/correction/correct-order.ts';
import { parseCorrection, storedForm } from '#service/orders/correction/read-correction.ts';
import { PremisesFields } from '#service/orders/payment/PremisesFields.tsx';
import { ClientKindFields } from '#service/orders/payment/PublicBodyFields.tsx';
import { readCompletionForm } from '#service/orders/payment/parse-completion.ts';
import { clientLabel } from '#service/orders/stored/order-status.ts';
import { readStored } from '#service/orders/stored/stored-order.ts';
import { shownFields } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { Choice } from '#ui/fields/Choice.tsx';

export const correctionName = 'Corriger les coordonnées';

/** What the form has besides who ordered and where. */
const ownFields = ['jeton', 'vu', 'motDePasse', 'cle', 'apercu', 'confirme', 'note', 'confirmation'];

/** Corrects the client and the addresses of an order. */
export function addCorrectionDeskRoutes(desk: Desk): void {
  const { service } = desk;
  addChangeRoutes<TypedCorrection>(desk, '/bureau/commandes/:reference/correction', async (order, { session }) => {
    const stored = readStored(order);
    const ports = await service.storage.listPorts(order.reference);
    return {
      name: correctionName,
      explanation: `Les documents déjà faits restent tels quels. ${order.confirmed_at === null ? 'Tous' : 'Si l’e-mail change, tous'} les liens du client se ferment, il en reçoit un nouveau, et les messages qui ne sont pas partis partent à la nouvelle adresse.${stored.request.portedNumbers > 0 ? ' Si le nom ou le SIRET change, le client accepte de nouveau le mandat de transfert.' : ''}`,
      clientNotice:
        'Ce que vous changez et la raison sont dans son dossier de preuve\u00a0: écrivez-la pour lui aussi.',
      isMailTyped: true,
      kind: 'correct',
      proposed: { form: storedForm(stored), reason: '', sendsConfirmation: false },
      read: (fields) => {
        const ofClient = new URLSearchParams([...fields].filter(([name]) => !ownFields.includes(name)));
        const form = readCompletionForm(ofClient, order, stored.request.siteCount);
        return (
          form && { form, reason: fields.get('note') ?? '', sendsConfirmation: fields.get('confirmation') === 'on' }
        );
      },
      preview: (typed) => {
        const plan = { token: '…', person: session.name, ports };
        const { mail } = planCorrection(order, { ...typed, reason: typed.reason || '…' }, plan, service);
        return mail && withoutLink(mail, service);
      },
      question: ({ form }) => (form.email === order.email ? undefined : emailQuestion(form.email)),
      make: (typed, person) => correctOrder(order, typed, service, person),
      done: `${ordersPath}/${order.reference}#client`,
      fields: (shown, { form, sendsConfirmation }) => {
        const result = parseCorrection(form, stored, service.company);
        const errors = result.ok ? [] : result.errors;
        const text = shownFields(form, errors);
        return (
          <>
            <TextField {...text('email')} type="email" label="Adresse e-mail" />
            <TextField {...text('company')} label={clientLabel(order)} />
            <TextField {...text('siret')} label="SIRET" inputMode="numeric" />
            <ClientKindFields form={form} legend="La commande est pour" />
            <TextField {...text('name')} label="Contact" />
            <TextField {...text('phone')} type="tel" label="Téléphone" />
            <PremisesFields form={form} errors={errors} hardware={!stored.request.virtualOnly} />
            <TextField {...shown('reason', 'note')} label="Raison" maxLength={maxReasonLength} required />
            {isBinding(order.state) && (
              <Choice
                id="confirmation"
                label="Faire une confirmation corrigée et l’envoyer au client"
                hint="Elle remplace la première, qui reste gardée."
                defaultChecked={sendsConfirmation}
              />
            )}
          </>
        );
      },
    };
  });
}
