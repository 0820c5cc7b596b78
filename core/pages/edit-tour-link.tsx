import { paths } from '#features/shared/paths.ts';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import { Pencil } from '#features/shared/ui/icons/pencil.ts';
import * as styles from './edit-tour-link.css.ts';

/** The way of an administrator from the page of a tour to its form (specification, section 2). */
export function EditTourLink({ id }: { readonly id: string }) {
  return (
    <p className={styles.line}>
      <ButtonLink tone="line" href={paths.adminEditPackage(id)}>
        <Pencil size={18} />
        Edit
      </ButtonLink>
    </p>
  );
}
