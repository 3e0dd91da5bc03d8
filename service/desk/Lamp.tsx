import { Drawing } from '#ui/drawings/Drawing.tsx';

/** A socket of the switchboard with its lamp; the words beside it say the same. */
export function Lamp({ lit }: { readonly lit: boolean }) {
  return (
    <Drawing viewBox="0 0 44 28" className={lit ? 'lamp lit' : 'lamp'}>
      <circle className="socket" cx="14" cy="14" r="11" />
      <circle className="hole" cx="14" cy="14" r="4.5" />
      <circle className="bulb" cx="35" cy="14" r="6" />
    </Drawing>
  );
}
