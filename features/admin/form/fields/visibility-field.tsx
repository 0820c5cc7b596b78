import { useId } from 'react';
import { packageFields } from '#contract/fields/package-fields.ts';
import { visibilities, visibilityNames } from '#contract/visibility.ts';
import { toVisibility, visibilityHints } from '#features/admin/visibility-names.ts';
import { FieldError, TextField } from '#features/shared/ui/form/field.tsx';
import { labels } from './fields.ts';
import type { TextFieldsProps } from './text-fields.tsx';
import * as form from '#features/admin/form/package-form.css.ts';
import * as styles from './visibility-field.css.ts';

/** Who sees the package; beside the specification, so only where the backend has it. */
export function VisibilityField({ texts, errors, idOf, onWrite }: TextFieldsProps) {
  const id = useId();
  const chosen = toVisibility(texts.visibility);
  return (
    <fieldset
      id={idOf('visibility')}
      aria-describedby={errors.visibility ? `${id}-error` : undefined}
      tabIndex={-1}
      className={form.section}
    >
      <legend className={form.legend}>
        <h2 className={form.heading}>{labels.visibility}</h2>
      </legend>
      <div className={styles.choices}>
        {visibilities.map((visibility) => (
          <label key={visibility} className={styles.choice}>
            <input
              type="radio"
              name="visibility"
              value={visibility}
              checked={visibility === chosen}
              onChange={() => onWrite('visibility', visibility)}
              aria-describedby={`${id}-${visibility}`}
              className={styles.radio}
            />
            <span className={styles.name}>{visibilityNames[visibility]}</span>
            <span id={`${id}-${visibility}`} aria-hidden="true" className={styles.hint}>
              {visibilityHints[visibility]}
            </span>
          </label>
        ))}
      </div>
      {errors.visibility && <FieldError id={`${id}-error`}>{errors.visibility}</FieldError>}
      {(chosen === 'link' || errors.preparedFor) && (
        <TextField
          id={idOf('preparedFor')}
          name="preparedFor"
          label={labels.preparedFor}
          hint="Optional. Shown on top of its page, such as “Prepared for the Sharma family”."
          error={errors.preparedFor}
          value={texts.preparedFor}
          dir="auto"
          maxLength={packageFields.preparedFor.max}
          autoComplete="off"
          onChange={({ target }) => onWrite('preparedFor', target.value)}
        />
      )}
    </fieldset>
  );
}
