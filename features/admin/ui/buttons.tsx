import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import * as styles from './buttons.css.ts';
import { ArrowDown, ArrowUp, Trash } from './icons.ts';

/** Places in the order. */
export type Step = -1 | 1;

interface MoveButtonsProps {
  readonly name: string;
  readonly className: string;
  readonly canMove: (by: Step) => boolean;
  readonly onMove: (by: Step, button: HTMLElement) => void;
}

const directions = [
  { label: 'Up', by: -1, Icon: ArrowUp },
  { label: 'Down', by: 1, Icon: ArrowDown },
] as const;

/** Up and Down of an entry; at an end the focus may stay on them. */
export function MoveButtons({ name, className, canMove, onMove }: MoveButtonsProps) {
  return directions.map(({ label, by, Icon }) => {
    const isPossible = canMove(by);
    return (
      <Button
        key={label}
        tone="line"
        className={className}
        data-move={label}
        aria-disabled={!isPossible}
        onClick={({ currentTarget }) => isPossible && onMove(by, currentTarget)}
      >
        <Icon size={18} />
        <span>
          {label} <VisuallyHidden>{name}</VisuallyHidden>
        </span>
      </Button>
    );
  });
}

interface DeleteButtonProps {
  readonly name: string;
  readonly deleting: boolean;
  readonly onDelete: () => void;
  readonly className: string;
}

/** Uses `aria-disabled` while deleting, because `disabled` would drop the focus. */
export function DeleteButton({ name, deleting, onDelete, className }: DeleteButtonProps) {
  return (
    <Button
      tone="danger"
      aria-disabled={deleting}
      className={classes(styles.button, className)}
      onClick={deleting ? undefined : onDelete}
    >
      {!deleting && <Trash size={18} />}
      <span>
        {deleting ? 'Deleting...' : 'Delete'} <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    </Button>
  );
}

/** As a press on the form's button: Safari knows `requestSubmit` from 16 on. */
export function requestSubmit(form: HTMLFormElement): void {
  const isKnown: boolean = 'requestSubmit' in form;
  // oxlint-disable-next-line no-restricted-properties -- only where it is known
  if (isKnown) form.requestSubmit();
  else if (form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))) form.submit();
}
