import type { ComponentType } from 'react';
import LockedLine from '#ui/drawings/articles/LockedLine.svg?drawing';
import styles from './ArticleDrawing.module.css';
import { CopperTimeline } from './CopperTimeline.tsx';
import { PluggedKit } from './PluggedKit.tsx';

interface ArticleDrawingProps {
  /** Name of one of our drawings, or the address of a picture. */
  readonly image: string;
  readonly className?: string | undefined;
}

const drawings: Readonly<Record<string, ComponentType>> = {
  kit: PluggedKit,
  timeline: CopperTimeline,
  lock: LockedLine,
};

/** The picture at the top of an article. It repeats the title, so assistive technology skips it. */
export function ArticleDrawing({ image, className = '' }: ArticleDrawingProps) {
  const classes = `${styles.drawing} ${className}`;
  const Scene = drawings[image];
  if (Scene === undefined)
    return <img className={classes} src={image} alt="" width="720" height="450" loading="lazy" />;
  return (
    <svg
      className={classes}
      viewBox="0 0 720 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <Scene />
    </svg>
  );
}
