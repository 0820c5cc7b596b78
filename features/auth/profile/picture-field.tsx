import { useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { FieldFrame } from '#features/shared/ui/form/field.tsx';
import { note, stack } from '#styles/recipes.css.ts';
import { ring } from './avatar.css.ts';
import { Avatar } from './avatar.tsx';
import type { PictureChoice } from './profile-draft.ts';
import * as styles from './profile-form.css.ts';

export interface PictureFieldProps {
  /** '' without a saved picture. */
  readonly saved: string;
  readonly choice: PictureChoice;
  readonly onChoose: (choice: PictureChoice) => void;
  readonly error: string | undefined;
}

export function PictureField({ saved, choice, onChoose, error }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const chosen = choice.kind === 'chosen' ? choice.address : '';
  useEffect(() => () => URL.revokeObjectURL(chosen), [chosen]);

  const { kind } = choice;
  useEffect(() => {
    // Otherwise the input still names the discarded file, and choosing that file again fires no event.
    if (kind !== 'chosen' && input.current) input.current.value = '';
  }, [kind]);

  const undo = (next: PictureChoice) => {
    onChoose(next);
    input.current?.focus();
  };
  return (
    <div className={classes(stack.x5, styles.box)}>
      <span className={classes(ring, styles.preview)}>
        <Avatar address={kind === 'kept' ? saved : chosen} size={128} />
      </span>
      <div className={classes(stack.x3, styles.controls)}>
        <FieldFrame
          id={undefined}
          label="Picture"
          hint={`JPEG, PNG or WebP, ${limits.pictureBytes / 1024 / 1024} MB at most.`}
          error={error}
        >
          {(described) => (
            <input
              {...described}
              ref={input}
              name="profilePic"
              type="file"
              accept="image/*"
              className={classes(note, styles.file)}
              onChange={({ currentTarget: { files } }) => {
                const file = files?.[0];
                if (file) onChoose({ kind: 'chosen', file, address: URL.createObjectURL(file) });
              }}
            />
          )}
        </FieldFrame>
        <UndoButton saved={saved} choice={choice} onUndo={undo} />
      </div>
    </div>
  );
}

interface UndoButtonProps extends Pick<PictureFieldProps, 'saved' | 'choice'> {
  readonly onUndo: (next: PictureChoice) => void;
}

function UndoButton({ saved, choice, onUndo }: UndoButtonProps) {
  const [label, next] = getUndo(saved, choice);
  if (!label) return null;
  return (
    <Button tone="line" className={styles.undoButton} onClick={() => onUndo(next)}>
      {label}
    </Button>
  );
}

function getUndo(saved: string, { kind }: PictureChoice): readonly [label: string, next: PictureChoice] {
  switch (kind) {
    case 'chosen':
      return ['Remove new picture', { kind: 'kept' }];
    case 'removed':
      return ['Keep my picture', { kind: 'kept' }];
    case 'kept':
      return [saved === '' ? '' : 'Remove picture', { kind: 'removed' }];
  }
  return kind satisfies never;
}
