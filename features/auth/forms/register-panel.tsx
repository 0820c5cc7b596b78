import { useId } from 'react';
import { Link } from 'wouter';
import { paths } from '#features/shared/paths.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { PasswordField, TextField } from '#features/shared/ui/form/field.tsx';
import { row, soft, stack, textLink, typography } from '#styles/recipes.css.ts';
import * as styles from './form.css.ts';

/** Sends nothing (specification, section 1): no call, no navigation, no reload. */
export function RegisterPanel() {
  const title = useId();
  return (
    <form className={styles.panel} aria-labelledby={title} onSubmit={(event) => event.preventDefault()}>
      <div className={stack.x2}>
        <h2 id={title} className={typography.h3}>
          New here?
        </h2>
        <p className={soft}>For now, accounts are opened with the Google button above.</p>
      </div>
      <TextField label="Full Name" name="name" autoComplete="name" />
      <TextField label="Email Address" name="email" type="email" autoComplete="email" />
      <PasswordField label="Create Password" name="password" autoComplete="new-password" />
      <div className={row.x4}>
        <Button tone="banyan">Create Account</Button>
        <Link href={paths.home} className={textLink.action}>
          Back to main
        </Link>
      </div>
    </form>
  );
}
