import styles from './AjaccioGulfDrawing.module.css';

/**
 * The gulf of Ajaccio in the evening; the line leaves the island under the sea. Cropped on both sides, never scaled.
 */
export function AjaccioGulfDrawing() {
  return (
    <svg className={styles.gulf} viewBox="-1440 0 2880 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className={styles.sun} cx="230" cy="120" r="58" />
      <path className={styles.hills} d="M-1440 150V60l130-30 150 50 190-60 160 46 150-20 110 54 130 20 90 30z" />
      <path
        className={styles.rock}
        d="M-170 150c20-30 50-24 66-42 14-14 40-8 50 8 16-4 30 6 36 18 14 0 22 8 28 16zM60 150c8-18 26-16 34-28 12-10 26-2 32 10 12 0 18 10 22 18z"
      />
      <path className={styles.tower} d="M-98 112l8-58h20l8 58z" />
      <path className={styles.band} d="M-94 84l3-16h22l3 16z" />
      <path className={styles.lamp} d="M-90 54V38h20v16zM-94 38l14-12 14 12z" />
      <path className={styles.sea} d="M-1440 150h2880v110h-2880z" />
      <path
        className={styles.waves}
        d="M-620 182q12-10 24 0t24 0M-300 172q12-10 24 0t24 0M-40 188q12-10 24 0t24 0M190 170h80m-64 12h48M420 184q12-10 24 0t24 0M700 172q12-10 24 0t24 0"
      />
      <path className={styles.boat} d="M330 150l8 16h56l12-16zM366 146V98l30 44z" />
      <path
        className={styles.cord}
        d="M-1440 206H-420c60 0 60 30 120 30S-140 222-60 222 80 240 180 236 420 214 560 226s500 8 880 8"
      />
    </svg>
  );
}
