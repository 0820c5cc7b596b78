import { useState, type ComponentProps } from 'react';
import { classes } from '#features/shared/ui/classes.ts';
import { FieldFrame, type DescribedProps, type LabelProps } from './field.tsx';
import { control } from './field.css.ts';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import * as styles from './password-field.css.ts';

type PasswordFieldProps = Omit<ComponentProps<'input'>, Exclude<DescribedProps, 'id'> | 'type'> & LabelProps;

export function PasswordField({ id, label, hint, error, className, ...input }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(described) => (
        <div className={styles.box}>
          <input
            {...input}
            {...described}
            type={isVisible ? 'text' : 'password'}
            // A password must not go to a spelling service, and is case-sensitive.
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            className={classes(control, styles.input)}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={described.id}
            onClick={() => setIsVisible(!isVisible)}
          >
            {isVisible ? 'Hide' : 'Show'} <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
