import { accessPath } from '#service/desk-addresses.ts';
import { ButtonLink } from '#ui/buttons/ButtonLink.tsx';
import { linkHours } from './person-links.ts';

interface MadeLinkPageProps {
  readonly name: string;
  readonly isNew: boolean;
  /** Never shown again. */
  readonly link: string;
  /** Where it was mailed; empty for nowhere. */
  readonly email: string;
}

/** A link that was just made, to copy or to print. */
export function MadeLinkPage({ name, isNew, link, email }: MadeLinkPageProps) {
  return (
    <div className="stack measure">
      <h1>Le lien de {name}</h1>
      <p className="lead" role="status">
        {isNew && `${name} est au bureau. `}
        {email === '' ? 'Donnez-lui ce lien, copié ou imprimé.' : `Le lien part à ${email}. Le voici aussi.`}
      </p>
      <p className="card">
        <code>{link}</code>
      </p>
      <p>
        Il sert une fois, pendant {linkHours}&nbsp;heures, à créer une clé d’accès ou à choisir un mot de passe, et à
        entrer. Quiconque l’a peut le faire&nbsp;: ne le donnez qu’à {name}. Il ne sera plus montré.
      </p>
      <p className="actions">
        <ButtonLink href={accessPath}>Revenir aux accès</ButtonLink>
      </p>
    </div>
  );
}
