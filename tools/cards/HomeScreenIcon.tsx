import { Logo } from '#ui/drawings/Logo.tsx';
import styles from './HomeScreenIcon.module.css';

/** The logo on paper, within the circle that no system cuts. */
export function HomeScreenIcon() {
  return (
    <div id="icon" className={styles.icon}>
      <Logo />
    </div>
  );
}
