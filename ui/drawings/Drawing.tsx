import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

/** Properties of every drawing, alone on a page or inside a larger one. */
export interface DrawingProps {
  readonly className?: string | undefined;
  /** Position and size inside another drawing, in its units. */
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

interface DrawingFrameProps extends DrawingProps {
  readonly viewBox: string;
  /** How a drawing is cropped that its box doesn't scale. */
  readonly preserveAspectRatio?: string;
  readonly children: ReactNode;
}

/**
 * The frame of all drawings, which decorate: even ink outlines, round joins, flat fills set by the parts. Devices are drawn in
 * millimetres in one axonometric view (rotated by 20°, seen from 32° above), so that they fit together in a scene.
 */
export function Drawing({ className = '', ...frame }: DrawingFrameProps) {
  return <svg {...frame} className={`${styles.drawing} ${className}`} aria-hidden="true" />;
}
