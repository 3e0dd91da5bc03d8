import { DeskPhoneT46U } from '#ui/drawings/devices/DeskPhoneT46U.tsx';

/** The steps of `name`, each « done », « now » or « todo », drawn as stations on a phone cord. */
export function Steps({ name, steps }: { readonly name: string; readonly steps: Readonly<Record<string, string>> }) {
  return (
    <div className="progress">
      <ol className="steps" aria-label={name}>
        {Object.entries(steps).map(([label, status]) => (
          <li key={label} className={status} aria-current={status === 'now' ? 'step' : undefined}>
            {label}
            {status === 'done' && <span className="visually-hidden">, fait</span>}
          </li>
        ))}
      </ol>
      <DeskPhoneT46U className="phone" />
    </div>
  );
}
