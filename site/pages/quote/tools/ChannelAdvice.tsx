import { useState } from 'react';
import { adviseChannels, type BusyHourUse, busyHourMinutes, kilobitsPerCall } from '#domain/calls/erlang.ts';
import { formatCount, formatCounted } from '#domain/money.ts';
import type { Catalogue } from '#domain/quote/catalogue/catalogue.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Choice } from '#ui/fields/Choice.tsx';
import { RangeSetting } from '#ui/fields/RangeSetting.tsx';
import { Help } from '#ui/panels/Help.tsx';
import tools from './tools.module.css';

interface ChannelAdviceProps {
  readonly catalogue: Catalogue;
  /** Phones or users of the form; the visitor may enter another number. */
  readonly extensions: number;
  readonly onChoose: (channels: number) => void;
}

const uses: readonly { readonly use: BusyHourUse; readonly label: string; readonly example: string }[] = [
  { use: 'light', label: 'Léger', example: 'Atelier, mairie de village' },
  { use: 'normal', label: 'Normal', example: 'Bureau, commerce' },
  { use: 'heavy', label: 'Intense', example: 'Accueil, standard, prise de rendez-vous' },
];

/** « Combien de canaux ? »: the channels that a team needs by Erlang B, the assumptions, a button to choose them. */
export function ChannelAdvice({ catalogue, extensions, onChoose }: ChannelAdviceProps) {
  const [users, setUsers] = useState(Math.max(extensions, 1));
  const [use, setUse] = useState<BusyHourUse>('normal');
  const { needed, offered, bandwidth } = adviseChannels(users, use, catalogue.unlimited.channels);

  return (
    <div className={tools.tool}>
      <RangeSetting
        label="Personnes qui téléphonent"
        shown={formatCount(users)}
        spoken={formatCounted(users, 'personne', 'personnes')}
        min={1}
        max={catalogue.limits.users.max}
        defaultValue={users}
        onChoose={setUsers}
      />
      <fieldset
        className={tools.choices}
        onChange={({ target }) => target instanceof HTMLInputElement && setUse(target.value as BusyHourUse)}
      >
        <legend>À l’heure la plus chargée</legend>
        {uses.map(({ use: value, label, example }) => (
          <Choice
            key={value}
            id={`busyHourUse-${value}`}
            type="radio"
            name="busyHourUse"
            value={value}
            label={`${label}, ${busyHourMinutes[value]} minutes par personne`}
            hint={example}
            defaultChecked={value === use}
          />
        ))}
      </fieldset>
      <div className={tools.verdict} aria-live="polite">
        <p>
          <strong>{offered ?? needed}</strong> {(offered ?? needed) > 1 ? 'canaux suffisent' : 'canal suffit'}.
        </p>
        <p>
          {offered === undefined
            ? `Il en faut ${needed}, plus que nos forfaits n’en offrent\u00a0: demandez une offre personnalisée.`
            : offered > needed
              ? `Il en faut ${needed}\u202f; le plus petit forfait qui convient en a ${offered}.`
              : 'Moins d’un appelant sur cent tombera sur une ligne occupée.'}
        </p>
      </div>
      {offered !== undefined && (
        // Closes the surrounding dialog, which returns the focus to where it was.
        <form method="dialog" onSubmit={() => onChoose(offered)}>
          <Button type="submit" kind="primary">
            Choisir {offered}&nbsp;canaux
          </Button>
        </form>
      )}
      <Help title="Comment nous comptons">
        {`Calcul d’Erlang\u00a0B\u00a0: appels au hasard, 1\u00a0% d’appels refusés au plus à l’heure la plus chargée. Les appels entre vos postes n’occupent aucun canal. Débit à réserver à la voix\u00a0: ${formatCount(bandwidth)}\u00a0kbit/s en émission et autant en réception, soit ${kilobitsPerCall}\u00a0kbit/s par appel.`}
      </Help>
    </div>
  );
}
