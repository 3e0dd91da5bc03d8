import styles from './InstallationSketch.module.css';

/** Beside a call to the quote: an installation drawn in outlines, as the quote will draw the visitor's own. */
export function InstallationSketch() {
  return (
    <svg className={styles.sketch} viewBox="0 0 440 220" aria-hidden="true">
      <path d="M8 110l70-20 70 20v44l-70 22-70-22zl70 22 70-22M78 132v44M196 104h96v40h-96zm16 20h64M352 62l10-46h58l10 46zm20-34h38l3 16h-44zM352 138l10-46h58l10 46zm20-34h38l3 16h-44zM352 214l10-46h58l10 46zm20-34h38l3 16h-44z" />
      <path
        stroke="var(--coral)"
        strokeWidth="3"
        d="M148 130h48M292 112c40 0 16-70 62-70M292 122h62M292 132c40 0 16 66 62 66"
      />
    </svg>
  );
}
