import { categories } from '#contract/category.ts';
import { GrowingArea } from '#features/admin/ui/growing-area.tsx';
import { FieldFrame, SelectField, TextField } from '#features/shared/ui/field.tsx';
import type { Texts } from './entries.ts';
import { labels, type Errors, type TextName } from './fields.ts';
import * as styles from './package-form.css.ts';

export interface TextFieldsProps {
  readonly texts: Texts;
  readonly errors: Errors;
  readonly idOf: (name: TextName) => string;
  readonly onWrite: (name: TextName, text: string) => void;
}

function common({ texts, errors, idOf, onWrite }: TextFieldsProps, name: TextName) {
  return {
    id: idOf(name),
    name,
    label: labels[name],
    error: errors[name],
    value: texts[name],
    dir: 'auto',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onWrite(name, target.value),
  };
}

export function TripFields(props: TextFieldsProps) {
  const { texts, errors, idOf, onWrite } = props;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>
        <h2 className={styles.heading}>The trip</h2>
      </legend>
      <div className={styles.pair}>
        <SelectField {...common(props, 'category')} required>
          <option value="">Select Category</option>
          {categories.toReversed().map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <TextField {...common(props, 'name')} required autoComplete="off" />
        <TextField {...common(props, 'place')} required autoComplete="off" className={styles.whole} />
      </div>
      <div className={styles.triple}>
        <TextField {...common(props, 'days')} required inputMode="numeric" autoComplete="off" />
        <TextField {...common(props, 'nights')} required inputMode="numeric" autoComplete="off" />
        <TextField {...common(props, 'persons')} required inputMode="numeric" autoComplete="off" />
      </div>
      <FieldFrame id={idOf('description')} label={labels.description} error={errors.description}>
        {(described) => (
          <GrowingArea
            {...described}
            name="description"
            rows={4}
            required
            value={texts.description}
            onChange={({ target }) => onWrite('description', target.value)}
          />
        )}
      </FieldFrame>
      <TextField
        {...common(props, 'price')}
        required
        inputMode="decimal"
        autoComplete="off"
        className={styles.price}
      />
    </fieldset>
  );
}
