import { type KeyboardEvent, type ReactNode, useId } from 'react';
import styles from './Tabs.module.css';

interface TabsProps<Id extends string> {
  /** What the tabs choose between, for assistive technology. */
  readonly label: string;
  /** Each with an id of its own among them. */
  readonly tabs: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs that follow the ARIA pattern: one stop for the Tab key; arrows, Home and End move and select. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) {
  const base = useId();

  const moveByKey = (event: KeyboardEvent): void => {
    const index = tabs.findIndex(({ id }) => id === selected);
    const targets: Partial<Record<string, (typeof tabs)[number]>> = {
      ArrowLeft: tabs.at(index - 1),
      ArrowRight: tabs[(index + 1) % tabs.length],
      Home: tabs[0],
      End: tabs.at(-1),
    };
    const target = targets[event.key];
    // With one of these keys an arrow is the browser's « back » or « forward ».
    if (target === undefined || event.altKey || event.metaKey) return;
    event.preventDefault();
    onSelect(target.id);
    document.getElementById(`${base}-${target.id}`)?.focus();
  };

  return (
    <>
      <div role="tablist" aria-label={label} className={`cluster ${styles.list}`} onKeyDown={moveByKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`}>
        {children}
      </div>
    </>
  );
}
