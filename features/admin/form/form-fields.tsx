import type { ReactNode } from 'react';
import { classes } from '#features/shared/ui/elements.tsx';
import * as styles from './package-form.css.ts';

interface FormFieldsProps {
  readonly busy: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * What a form saves. While it is busy nothing of it can be changed: what was typed then would not be saved. `disabled`
 * is for browsers without `inert`, which also keeps off what is no control, such as the point of a picture. No
 * group, as it has no name.
 */
export const FormFields = ({ busy, className, children }: FormFieldsProps) => (
  <fieldset role="presentation" className={classes(styles.fields, className)} disabled={busy} inert={busy}>
    {children}
  </fieldset>
);
