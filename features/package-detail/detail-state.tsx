import { allPackages } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import { Alert } from '#features/shared/ui/alert.tsx';
import { ButtonLink } from '#features/shared/ui/button.tsx';
import * as styles from './detail-state.css.ts';

/** The detail page without its package. @param text why there is none; undefined while it is loading */
export function DetailState({ text }: { readonly text: string | undefined }) {
  if (text === undefined)
    return (
      <div className={styles.state}>
        <p>Loading package...</p>
      </div>
    );
  return (
    <div className={styles.state}>
      <Alert>{text}</Alert>
      <ButtonLink tone="line" href={paths.packages(allPackages)}>
        See all packages
      </ButtonLink>
    </div>
  );
}
