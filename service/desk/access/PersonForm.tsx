import { useContext } from 'react';
import { DeskForm, ErrorLine, messageOf, PasswordField, useSession } from '#service/desk/form-parts.tsx';
import { PasskeysOnly } from '#service/desk/sign-in/PasskeyInput.tsx';
import { accessPath, peoplePath, personPath } from '#service/desk-addresses.ts';
import { Actions } from '#service/pages/Actions.tsx';
import type { FieldError } from '#service/pages/field-error.ts';
import { shownFields } from '#service/pages/shown-fields.ts';
import { TextField } from '#service/pages/TextField.tsx';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { linkHours } from './person-links.ts';

interface PersonFormProps {
  readonly action: 'ajout' | 'lien' | 'retrait';
  /** Whom it is about; what was typed of somebody who is to be added. */
  readonly name: string;
  /** Where their link is to be mailed; `undefined` if none is asked for. */
  readonly email: string | undefined;
  readonly error: FieldError | undefined;
}

/** The form of one thing that is done about a person of the desk. */
export function PersonForm({ action, name, email, error }: PersonFormProps) {
  const { title, button, explanation } = words(action, name, useSession().name, useContext(PasskeysOnly));
  const text = shownFields({ prenom: name, courriel: email }, error && [error]);
  return (
    <DeskForm action={action === 'ajout' ? peoplePath : personPath(name, action)} heading={title}>
      <p>{explanation}</p>
      <ErrorLine error={error?.message} />
      {action === 'ajout' && (
        <TextField
          {...text('prenom')}
          label="Son prénom"
          hint="Ce qui sera tapé pour entrer, et écrit au journal des commandes"
          maxLength={30}
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      )}
      {email !== undefined && (
        <TextField
          {...text('courriel')}
          type="email"
          label="Adresse e-mail où envoyer le lien"
          hint="Facultative&nbsp;: le lien s’affiche de toute façon, à copier ou à imprimer"
          maxLength={254}
        />
      )}
      <PasswordField error={messageOf(error, 'mot-de-passe')} />
      <Actions submit={button}>
        <ButtonLink href={accessPath}>Ne rien changer</ButtonLink>
      </Actions>
    </DeskForm>
  );
}

function words(action: PersonFormProps['action'], name: string, self: string, passkeysOnly: boolean) {
  const choice = passkeysOnly ? 'créer une clé d’accès' : 'choisir un autre mot de passe ou créer une clé d’accès';
  if (action === 'ajout')
    return {
      title: 'Ajouter une personne',
      button: 'Ajouter et faire le lien',
      explanation: `Elle voit tout le bureau et peut tout y faire, comme vous. Elle entre d’abord par un lien, qui sert une fois, pendant ${linkHours}\u00a0heures, et y crée sa clé d’accès${passkeysOnly ? '' : ' ou y choisit son mot de passe'}.`,
    };
  if (action === 'retrait')
    return {
      title: `Retirer ${name}`,
      button: `Retirer ${name}`,
      explanation: `Dès que vous confirmez, ${name} n’entre plus au bureau, sur aucun appareil. Son nom reste au journal des commandes. Ses jetons s’arrêtent aussi\u00a0: si leurs programmes doivent continuer, créez-leur d’abord un autre jeton. Tous les liens qui n’ont pas encore servi s’annulent\u00a0: refaites-en un pour qui l’attend.`,
    };
  return name === self
    ? {
        title: 'Changer votre façon d’entrer',
        button: 'Faire le lien',
        explanation: `Un lien, qui sert une fois, pendant ${linkHours}\u00a0heures, vous fait ${choice}. Toutes vos sessions se ferment alors, et votre ancien mot de passe et vos anciennes clés d’accès ne servent plus.`,
      }
    : {
        title: `Un lien pour ${name}`,
        button: 'Faire le lien',
        explanation: `À faire quand ${name} n’arrive plus à entrer. Le lien sert une fois, pendant ${linkHours}\u00a0heures, et fait ${choice}\u202f; les sessions de ${name} se ferment alors, et son ancien mot de passe et ses anciennes clés d’accès ne servent plus.`,
      };
}
