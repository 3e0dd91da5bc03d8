import LockedLine from '#ui/drawings/articles/LockedLine.svg?drawing';
import styles from './ArticleDrawing.module.css';
import { CopperTimeline } from './CopperTimeline.tsx';
import { PluggedKit } from './PluggedKit.tsx';

interface ArticleDrawingProps {
  /** Name of one of our drawings, or the address of a picture. */
  readonly image: string;
  readonly className?: string | undefined;
}

const drawings = { kit: PluggedKit, timeline: CopperTimeline, lock: LockedLine } as const;

/** The picture at the top of an article. It repeats the title, so assistive technology skips it. */
export function ArticleDrawing({ image, className = '' }: ArticleDrawingProps) {
  const classes = `${styles.drawing} ${className}`;
  if (!isDrawing(image)) return <img className={classes} src={image} alt="" width="720" height="450" loading="lazy" />;
  const Scene = drawings[image];
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

function isDrawing(image: string): image is keyof typeof drawings {
  return image in drawings;
}
