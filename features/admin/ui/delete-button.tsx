import { Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { Trash } from '#features/shared/ui/icons/trash.ts';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import * as styles from './delete-button.css.ts';

interface DeleteButtonProps {
  /** What would be deleted, for those who do not see the card around. */
  readonly name: string;
  readonly deleting: boolean;
  /** Asks whether to delete it. */
  readonly onDelete: () => void;
  readonly className?: string;
}

/** Deletes what its card shows. While that runs it does nothing but keeps the focus, which `disabled` would drop. */
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
