import { Drawing } from '#ui/drawings/Drawing.tsx';
import styles from './DemoPage.module.css';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'];

/** The keypad of the large phone, in thin lines only: it is decorative, and must not look like keys to press. */
export function PhoneKeypad() {
  return (
    <Drawing className={`screen-only ${styles.keypad}`} viewBox="0 0 320 208" width={320} height={208}>
      {keys.map((key, index) => {
        const x = 2 + (index % 3) * 72;
        const y = 2 + Math.floor(index / 3) * 52;
        return (
          <g key={key}>
            <rect x={x} y={y} width="62" height="42" rx="12" />
            <text x={x + 31} y={y + 28} textAnchor="middle">
              {key}
            </text>
          </g>
        );
      })}
      <circle cx="270" cy="62" r="44" />
      <circle cx="270" cy="62" r="17" />
      <path d="m262 30 8-8 8 8M262 94l8 8 8-8M238 54l-8 8 8 8M302 54l8 8-8 8M252 142h36M262 178c5 8 11 8 16 0" />
      <rect x="226" y="128" width="88" height="28" rx="14" />
      <rect x="226" y="170" width="88" height="28" rx="14" />
    </Drawing>
  );
}
