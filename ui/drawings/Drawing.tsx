import type { SVGProps } from 'react';
import styles from './Drawing.module.css';

/** Properties of every drawing, alone on a page or inside a larger one, in whose units its position and size are. */
export type DrawingProps = SVGProps<SVGSVGElement>;

/**
 * A scene that a panel crops on both sides and never scales: its middle is x = 0, what matters is within ±165 (a phone's
 * screen), and the cord is at one height on the whole page, so that it continues from panel to panel.
 */
export const sceneFrame = { viewBox: '-480 0 960 240', preserveAspectRatio: 'xMidYMid slice' };

/** The frame of all drawings, which decorate. Devices are in millimetres, rotated by 20° and seen from 32° above. */
export function Drawing({ className = '', ...frame }: DrawingProps) {
  return <svg {...frame} className={`${styles.drawing} ${className}`} aria-hidden="true" />;
}
