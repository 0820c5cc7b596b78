import { categories } from '#contract/category.ts';
import * as styles from '#features/admin/form/form.css.ts';
import { AutoGrowTextarea } from '#features/admin/ui/auto-grow-textarea.tsx';
import { lazyComponent } from '#features/shared/loading.tsx';
import { createPlaceTest } from '#features/shared/search/place-names.ts';
import { findTourPlace } from '#features/shared/tour-places.ts';
import { Button } from '#features/shared/ui/button.tsx';
import { FieldFrame, SelectField, TextField } from '#features/shared/ui/form/field.tsx';
import type { Texts } from './field-values.ts';
import { labels, type PackageErrors, type TextName } from './fields.ts';

export interface TextFieldsProps {
  readonly texts: Texts;
  readonly errors: PackageErrors;
  readonly idOf: (name: TextName) => string;
  readonly onWrite: (name: TextName, text: string) => void;
}

interface LocalNameSuggestionProps {
  readonly place: string;
  /** What the field has already. */
  readonly value: string;
  readonly onFill: (text: string) => void;
}

/** Lazy because of the size of the table of places. */
const LocalNameSuggestion = lazyComponent<LocalNameSuggestionProps>(
  async () => {
    const [{ PlaceLocalName }, { localNameOf }] = await Promise.all([
      import('#features/shared/places/local-name.tsx'),
      import('#features/shared/places/place-facts.ts'),
    ]);
    return ({ place, value, onFill }) => {
      const suggestion = localNameOf(place);
      if (suggestion === undefined || suggestion === value.trim()) return null;
      return (
        <Button tone="line" onClick={() => onFill(suggestion)}>
          Suggested:{' '}
          <span lang="hi">
            <PlaceLocalName place={place} />
          </span>
        </Button>
      );
    };
  },
  { ssr: false },
);

function createFieldProps({ texts, errors, idOf, onWrite }: TextFieldsProps, name: TextName) {
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

/** The lists say that their prices are before the discount (`PlaceNote` of package-search.tsx). */
function priceHint({ category, place }: Texts): string {
  const discount = findTourPlace(
    createPlaceTest(place),
    categories.filter((known) => known === category),
  );
  const promise =
    discount &&
    `. The Destinations page promises ${discount.percent}% off ${discount.name}: type the price before that discount.`;
  return `In rupees, for all persons together${promise ?? ''}`;
}

interface TripFieldsProps extends TextFieldsProps {
  readonly hasLocalName: boolean;
}

export function TripFields({ hasLocalName, ...props }: TripFieldsProps) {
  const { texts, errors, idOf, onWrite } = props;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        <h2 className={styles.heading}>The trip</h2>
      </legend>
      <div className={styles.twoColumns}>
        <SelectField {...createFieldProps(props, 'category')} required>
          <option value="">Select Category</option>
          {[...categories].reverse().map((category) => (
            <option key={category}>{category}</option>
          ))}
        </SelectField>
        <TextField {...createFieldProps(props, 'name')} required autoComplete="off" />
        <TextField
          {...createFieldProps(props, 'place')}
          required
          autoComplete="off"
          className={styles.fullWidth}
        />
        {hasLocalName && (
          <div className={styles.localName}>
            <TextField
              {...createFieldProps(props, 'localName')}
              autoComplete="off"
              hint="Optional. The place in its own script, shown above the title and found by the search. Without one, the site shows the Hindi name if it knows the place."
            />
            <LocalNameSuggestion
              place={texts.place}
              value={texts.localName}
              onFill={(text) => {
                onWrite('localName', text);
                // The button that had the focus is gone.
                document.getElementById(idOf('localName'))?.focus();
              }}
            />
          </div>
        )}
      </div>
      <div className={styles.threeColumns}>
        <TextField {...createFieldProps(props, 'days')} required inputMode="numeric" autoComplete="off" />
        <TextField {...createFieldProps(props, 'nights')} required inputMode="numeric" autoComplete="off" />
        <TextField {...createFieldProps(props, 'persons')} required inputMode="numeric" autoComplete="off" />
      </div>
      <FieldFrame id={idOf('description')} label={labels.description} error={errors.description}>
        {(described) => (
          <AutoGrowTextarea
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
        {...createFieldProps(props, 'price')}
        hint={priceHint(texts)}
        required
        inputMode="decimal"
        autoComplete="off"
        className={styles.price}
      />
    </fieldset>
  );
}
