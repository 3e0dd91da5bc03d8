import { Button } from '#ui/buttons/Button.tsx';

/** Buttons of a form about a period, which {@link typedPeriod} reads: a whole month instead of two typed days. */
export function MonthButtons() {
  return (
    <>
      <Button type="submit" name="mois" value="dernier">
        Le mois dernier
      </Button>
      <Button type="submit" name="mois" value="courant">
        Ce mois
      </Button>
    </>
  );
}
