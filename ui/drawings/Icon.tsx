import { Drawing, type DrawingProps } from './Drawing.tsx';
import styles from './Icon.module.css';
import { iconShapes } from './icon-shapes.ts';

interface IconProps extends DrawingProps {
  readonly name: keyof typeof iconShapes;
}

const looks = {
  line: {},
  card: { fill: 'var(--card)' },
  tint: { fill: 'var(--sea-tint)' },
  sun: { fill: 'var(--sun)' },
  coral: { fill: 'var(--coral)' },
  ink: { fill: 'var(--ink)' },
  bold: { strokeWidth: 6 },
  cord: { stroke: 'var(--coral)', strokeWidth: 3 },
};

/** A small scene in the style of the large drawings, for cards and lists; 56 px unless a class says otherwise. */
export function Icon({ name, className = '', ...drawing }: IconProps) {
  return (
    <Drawing viewBox="0 0 48 48" className={`${styles.icon} ${className}`} {...drawing}>
      {iconShapes[name].map(([look, path]) => (
        <path key={path} {...looks[look]} d={path} />
      ))}
    </Drawing>
  );
}
