import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { plural } from '#features/shared/text.ts';
import type { FieldErrors } from './form-errors.ts';

/** How far one place for pictures is with the files chosen there. */
export interface PictureCheck {
  readonly running: boolean;
  readonly rejected: number;
}

interface PlacedCheck<Name extends string> extends PictureCheck {
  readonly field: Name;
  readonly place: number;
}

/** `as-new`: what is in the form is stored as a new entry. */
export type SaveMode = 'usual' | 'as-new';

/**
 * Delays a save until all chosen pictures are checked. A rejected file stops one save: it gets an error text for the
 * field, and the next one goes on without the file.
 */
export function useDeferredSave<Name extends string>(
  save: (pictureErrors: FieldErrors<Name>, mode: SaveMode) => Promise<void>,
) {
  const [checks, setChecks] = useState<readonly PlacedCheck<Name>[]>([]);
  const reported = useRef<readonly PlacedCheck<Name>[]>([]);
  const [waiting, setWaiting] = useState<SaveMode | null>(null);
  const isChecking = checks.some(({ running }) => running);

  function saveChecked(mode: SaveMode): Promise<void> {
    const unreported = checks.filter((check) => !reported.current.includes(check));
    reported.current = checks;
    return save(describeRejected(unreported), mode);
  }

  const runDeferredSave = useEffectEvent(
    (mode: SaveMode) => void saveChecked(mode).finally(() => setWaiting(null)),
  );

  useEffect(() => {
    if (waiting && !isChecking) runDeferredSave(waiting);
  }, [waiting, isChecking]);

  return {
    waiting: waiting !== null,
    /** @param place of several places for pictures in one field */
    onChecking: (field: Name, check: PictureCheck, place = 0): void =>
      setChecks((before) => [
        ...before.filter((other) => other.field !== field || other.place !== place),
        { ...check, field, place },
      ]),
    submit: (mode: SaveMode = 'usual'): void => {
      if (isChecking) setWaiting(mode);
      else void saveChecked(mode);
    },
  };
}

function describeRejected<Name extends string>(checks: readonly PlacedCheck<Name>[]): FieldErrors<Name> {
  const counts = new Map<Name, number>();
  for (const { field, rejected } of checks) counts.set(field, (counts.get(field) ?? 0) + rejected);
  const errors: Partial<Record<Name, string>> = {};
  for (const [field, count] of counts)
    if (count > 0)
      errors[field] =
        `Not saved yet: ${plural(count, 'chosen file')} could not be added. Save again to go on without.`;
  return errors;
}
