import { useCallback, useMemo, useState } from 'react';
import type { PackageCard } from '#contract/package.ts';

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
