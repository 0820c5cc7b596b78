import { useId } from 'react';
import { packageFields } from '#contract/fields/package-fields.ts';
import { toVisibility, visibilities, visibilityNames, type Visibility } from '#contract/visibility.ts';
import * as styles from '#features/admin/form/form.css.ts';
import { FieldError, TextField } from '#features/shared/ui/form/field.tsx';
import { labels } from './fields.ts';
import type { TextFieldsProps } from './text-fields.tsx';

const hints: Readonly<Record<Visibility, string>> = {
  public: 'It is in the lists, and search engines find it.',
  link: 'Who has its address. It is in no list.',
  draft: 'Administrators alone can open it.',
};

/** Who sees the package; beside the specification, so only where the backend has it. */
export function VisibilityField({ texts, errors, idOf, onWrite }: TextFieldsProps) {
  const id = useId();
  const chosen = toVisibility(texts.visibility) ?? 'public';
  return (
    <fieldset
      id={idOf('visibility')}
      aria-describedby={errors.visibility ? `${id}-error` : undefined}
      tabIndex={-1}
      className={styles.section}
    >
      <legend className={styles.legend}>
        <h2 className={styles.heading}>{labels.visibility}</h2>
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
            <span className={styles.choiceName}>{visibilityNames[visibility]}</span>
            <span id={`${id}-${visibility}`} aria-hidden="true" className={styles.choiceHint}>
              {hints[visibility]}
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
