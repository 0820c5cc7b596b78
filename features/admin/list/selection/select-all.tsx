import { useEffect, useRef } from 'react';
import * as styles from './selection.css.ts';

interface SelectAllProps {
  readonly count: number;
  readonly areAllSelected: boolean;
  readonly isSomeSelected: boolean;
  readonly onChange: () => void;
}

/** Selects what the filter shows. */
export function SelectAll({ count, areAllSelected, isSomeSelected, onChange }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSomeSelected && !areAllSelected;
  }, [isSomeSelected, areAllSelected]);
  return (
    <label className={styles.all}>
      <input ref={box} type="checkbox" className={styles.box} checked={areAllSelected} onChange={onChange} />
      Select all shown ({count})
    </label>
  );
}
