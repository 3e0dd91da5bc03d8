import { useId } from 'react';
import styles from './RangeSetting.module.css';

interface RangeSettingProps {
  readonly label: string;
  /** The value shown beside the label. */
  readonly shown: string;
  /** The value with its unit, as it is spoken. */
  readonly spoken: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly defaultValue: number;
  readonly onChoose: (value: number) => void;
}

/** A number set by an `<input type="range">`, its value beside its label; screen readers read `spoken` as the value. */
export function RangeSetting(props: RangeSettingProps) {
  const { label, shown, spoken, min, max, step, defaultValue, onChoose } = props;
  const id = useId();
  return (
    <div className={`rows ${styles.setting}`}>
      <div>
        <label htmlFor={id}>{label}</label>
        {'\u00a0'}: <span className={styles.value}>{shown}</span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={defaultValue}
        aria-valuetext={spoken}
        onInput={(event) => onChoose(Number(event.currentTarget.value))}
      />
    </div>
  );
}
