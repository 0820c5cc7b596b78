import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PackageCard } from '#contract/package.ts';
import { VisuallyHidden } from '#features/shared/ui/elements.tsx';
import * as styles from './list.css.ts';

interface SelectBoxProps {
  readonly name: string;
  readonly isSelected: boolean;
  readonly onChange: () => void;
}

/** In the corner of a card. */
export function SelectBox({ name, isSelected, onChange }: SelectBoxProps) {
  return (
    <label className={styles.selectCorner}>
      <input type="checkbox" className={styles.selectBox} checked={isSelected} onChange={onChange} />
      <VisuallyHidden>Select {name}</VisuallyHidden>
    </label>
  );
}

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
    <label className={styles.selectAll}>
      <input
        ref={box}
        type="checkbox"
        className={styles.selectBox}
        checked={areAllSelected}
        onChange={onChange}
      />
      Select all shown ({count})
    </label>
  );
}

const none: ReadonlySet<string> = new Set();

/** Selected packages; they stay selected when a filter hides them, and leave the selection when they are deleted. */
export function useSelection<T extends PackageCard>(all: readonly T[], shown: readonly T[]) {
  const [ids, setIds] = useState(none);
  const toggle = useCallback(
    ({ _id }: PackageCard) =>
      setIds((before) => {
        const next = new Set(before);
        if (!next.delete(_id)) next.add(_id);
        return next;
      }),
    [],
  );
  const selected = useMemo(() => all.filter(({ _id }) => ids.has(_id)), [all, ids]);
  const shownCount = useMemo(() => shown.filter(({ _id }) => ids.has(_id)).length, [shown, ids]);
  const areAllShown = shown.length > 0 && shownCount === shown.length;
  return {
    ids,
    selected,
    hiddenCount: selected.length - shownCount,
    areAllShown,
    isSomeShown: shownCount > 0,
    toggle,
    toggleAllShown: () =>
      setIds((before) => {
        const next = new Set(before);
        for (const { _id } of shown)
          if (areAllShown) next.delete(_id);
          else next.add(_id);
        return next;
      }),
    clear: useCallback(() => setIds(none), []),
  };
}
