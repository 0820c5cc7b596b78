import { Button } from '#features/shared/ui/button.tsx';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import * as styles from './delete-button.css.ts';
import { Trash } from './icons.ts';

interface DeleteButtonProps {
  readonly name: string;
  readonly deleting: boolean;
  readonly onDelete: () => void;
  readonly className?: string;
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
