import type { ReactNode } from 'react';
import styles from './Drawing.module.css';

/** What every drawing takes, alone on a page or placed inside a larger one. */
export interface DrawingProps {
  /** Says what the drawing shows where it carries meaning; without it the drawing decorates and is hidden. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  /** Place and size inside another drawing, in its units. */
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
}

interface DrawingFrameProps extends DrawingProps {
  readonly viewBox: string;
  readonly children: ReactNode;
}

/**
 * The one frame of all drawings: even ink strokes, round joins, flat fills given by the parts. Devices are drawn in
 * millimetres in one axonometric view (turned by 20°, seen from 32° above), so that they stand together in a scene.
 */
export function Drawing({ viewBox, title, className, children, ...place }: DrawingFrameProps) {
  const classes = className === undefined ? styles.drawing : `${styles.drawing} ${className}`;
  return title === undefined ? (
    <svg viewBox={viewBox} className={classes} {...place} aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg viewBox={viewBox} className={classes} {...place} role="img">
      <title>{title}</title>
      {children}
    </svg>
  );
}
