import type { SVGProps } from 'react';
import styles from './Drawing.module.css';

/** Properties of every drawing, alone on a page or inside a larger one, in whose units its position and size are. */
export type DrawingProps = SVGProps<SVGSVGElement>;

/** The frame of all drawings, which decorate. Devices are in millimetres, rotated by 20° and seen from 32° above. */
export function Drawing({ className = '', ...frame }: DrawingProps) {
  return <svg {...frame} className={`${styles.drawing} ${className}`} aria-hidden="true" />;
}
