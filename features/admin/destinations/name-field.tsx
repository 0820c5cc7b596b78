import { useEffect, useMemo, useState, type ChangeEventHandler, type RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { trimText } from '#contract/plain-text.ts';
import { createTourFinder, type FindTours } from '#features/admin/advice/needs-a-look.ts';
import type { AdminPackagesStore } from '#features/admin/packages-store.ts';
import { dataOf } from '#features/shared/query.ts';
import { plural } from '#features/shared/text.ts';
import { classes } from '#features/shared/ui/elements.tsx';
import { control } from '#features/shared/ui/form/field.css.ts';
import { FieldFrame } from '#features/shared/ui/form/field.tsx';
import * as styles from './destination-editor.css.ts';
import type { DestinationForm } from './destination-form.ts';

interface NameFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly id: string;
  readonly form: DestinationForm;
  readonly error: string | undefined;
  /** Null on a backend that is not ours, where nothing is advised. */
  readonly packages: AdminPackagesStore | null;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
}

/** The name of a destination, which is also the place whose tours its tile opens. */
export function NameField({ ref, id, form, error, packages, onChange }: NameFieldProps) {
  const adviceId = `${id}-advice`;
  return (
    <FieldFrame id={id} label="Destination name" error={error}>
      {(described) => (
        <>
          <input
            {...described}
            ref={ref}
            aria-describedby={classes(packages ? adviceId : undefined, described['aria-describedby'])}
            required
            autoComplete="off"
            dir="auto"
            value={form.name}
            className={control}
            onChange={onChange}
          />
          {packages && (
            <EmptyTileAdvice
              id={adviceId}
              name={form.name}
              stored={form.editing?.name ?? ''}
              packages={packages}
            />
          )}
        </>
      )}
    </FieldFrame>
  );
}

interface EmptyTileAdviceProps {
  readonly id: string;
  readonly name: string;
  readonly stored: string;
  readonly packages: AdminPackagesStore;
}

/** Below the field, which must not move while somebody types in it. */
function EmptyTileAdvice({ id, name, stored, packages }: EmptyTileAdviceProps) {
  const { call } = useSnapshot(packages.list.state);
  const tours = dataOf(call);
  const findTours = useMemo(() => tours && createTourFinder(tours), [tours]);
  const typed = useTypedText(name);
  const isNew = name !== stored;
  useEffect(() => {
    if (isNew && !packages.list.value()) void packages.list.load();
  }, [isNew, packages]);
  return (
    <p id={id} aria-live="polite" className={styles.advice}>
      {findTours && describeEmptyTile(typed, stored, findTours)}
    </p>
  );
}

/** Tours that are named; of more the number is given. */
const namedTours = 3;

/**
 * That the tile of a destination would lead to no tour under its new name, and to which it leads; '' where it leads to one.
 * @param stored the name before; '' for a new destination
 */
function describeEmptyTile(name: string, stored: string, findTours: FindTours): string {
  const typed = trimText(name);
  if (typed === '' || typed === trimText(stored) || findTours(typed).length > 0) return '';
  const empty = `No tour that visitors see has the place “${typed}”: the tile would lead to an empty list.`;
  const before = findTours(stored);
  const [first] = before;
  if (!first) return empty;
  const names = before.slice(0, namedTours).map((tour) => tour.name || tour.place);
  const others = before.length - names.length;
  const have = before.length === 1 ? 'has' : 'have';
  return `${empty} ${plural(before.length, 'tour')} ${have} the place “${trimText(first.place)}”: ${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}.`;
}

/** ms without a key after which a name is taken for written. */
const typingPause = 700;

/** The text as it was when its writer last paused: half a name is the place of no tour. */
function useTypedText(text: string): string {
  const [typed, setTyped] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return typed;
}
