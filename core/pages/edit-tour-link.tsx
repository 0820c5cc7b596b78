import { useSnapshot } from 'valtio';
import type { PackageCard } from '#contract/package.ts';
import type { AuthStore } from '#features/auth/store.ts';
import { paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { Pencil } from '#features/shared/ui/icons.tsx';
import { screenOnly } from '#styles/recipes.css.ts';
import * as styles from './pages.css.ts';

interface EditTourLinkProps {
  readonly auth: Pick<AuthStore, 'administrator'>;
  readonly tour: PackageCard;
}

/** The way of an administrator from the page of a tour to its form; the bar of a draft has one already. */
export function EditTourLink({ auth, tour: { _id, visibility } }: EditTourLinkProps) {
  const { isSignedIn } = useSnapshot(auth.administrator);
  if (!isSignedIn || visibility === 'draft') return null;
  return (
    <p className={classes(screenOnly, styles.editLine)}>
      <ButtonLink tone="line" href={paths.adminEditPackage(_id)}>
        <Pencil size={18} />
        Edit
      </ButtonLink>
    </p>
  );
}
