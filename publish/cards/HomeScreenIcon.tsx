import { Logo } from '#site/layout/Logo.tsx';
import styles from './HomeScreenIcon.module.css';

/** The mark on paper, within the circle that every system leaves uncut. */
export function HomeScreenIcon() {
  return (
    <div id="icon" className={styles.icon}>
      <Logo />
    </div>
  );
}
