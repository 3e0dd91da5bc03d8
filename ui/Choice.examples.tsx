import { Choice } from './Choice.tsx';
import type { Example } from './gallery/example.ts';

export const examples: readonly Example[] = [
  {
    name: 'Une parmi plusieurs, avec son prix',
    Shown: () => (
      <fieldset>
        <legend>Appels</legend>
        <Choice id="plan-minutes" type="radio" name="plan" value="minutes" label="À la minute" defaultChecked />
        <Choice
          id="plan-unlimited"
          type="radio"
          name="plan"
          value="unlimited"
          label="Illimité"
          hint="Vers les fixes et les mobiles de France"
          price={'67,50\u00a0€ HT par mois'}
        />
      </fieldset>
    ),
  },
  {
    name: 'Une case refusée',
    Shown: () => (
      <Choice
        id="terms"
        type="checkbox"
        name="terms"
        label="J’accepte les conditions générales de vente"
        hint={<a href="#cgv">Lire les conditions</a>}
        error="Vous devez accepter les CGV pour continuer"
        required
      />
    ),
  },
];
