import type { SVGProps } from 'react';
import styles from './Drawing.module.css';

/** Properties of every drawing, alone on a page or inside a larger one, in whose units its position and size are. */
export type DrawingProps = SVGProps<SVGSVGElement>;

/**
 * The frame of all drawings, which decorate: even ink outlines, round joins, flat fills set by the parts. Devices are drawn in
 * millimetres in one axonometric view (rotated by 20°, seen from 32° above), so that they fit together in a scene.
 */
export function Drawing({ className = '', ...frame }: DrawingProps) {
  return <svg {...frame} className={`${styles.drawing} ${className}`} aria-hidden="true" />;
}
