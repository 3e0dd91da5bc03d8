import type { CallOption } from '#domain/calls/compare-plans.ts';
import styles from './CostPlot.module.css';

/** A sample of an option's line in the plot, shown beside the option's name. */
export function PlotLine({ option }: { readonly option: CallOption }) {
  return (
    <svg className={styles.key} viewBox="0 0 40 6" width="40" height="6" aria-hidden="true">
      <path className={styles.line} data-option={option} d="M2 3H38" />
    </svg>
  );
}
