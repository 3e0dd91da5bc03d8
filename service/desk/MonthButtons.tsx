import { Button } from '#ui/buttons/Button.tsx';
import { monthButtons } from './typed-period.ts';

/** Buttons of a form about a period: a whole month instead of two typed days. */
export function MonthButtons() {
  return monthButtons.map(({ value, name }) => (
    <Button key={value} type="submit" name="mois" value={value}>
      {name}
    </Button>
  ));
}
