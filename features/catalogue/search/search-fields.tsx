import { useId, useState, type ReactNode } from 'react';
import { Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { SelectField, TextField } from '#features/shared/ui/form/field.tsx';
import { Sliders } from '#features/shared/ui/icons/sliders.ts';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { debounceDelay } from '#features/shared/search/use-search-params-state.ts';
import * as layoutStyles from '#features/catalogue/package-search-skeleton.css.ts';
import { selectFilters, type FilterOption, type SelectFilter } from './filter-options.ts';
import { FilterSelect } from './filter-select.tsx';
import * as styles from './package-search.css.ts';
import { sorts, type PackageSearchParams, type Sort } from './package-search-params.ts';

interface SearchFieldsProps {
  readonly query: PackageSearchParams;
  readonly choices: Readonly<Record<SelectFilter, readonly FilterOption[]>>;
  /** The text of the button that closes the fields on a phone: `Show 7 packages`. */
  readonly showText: ReactNode;
  /** @param after ms before the address follows */
  readonly onChange: (part: Partial<PackageSearchParams>, after?: number) => void;
  readonly onSearchBlur: () => void;
  readonly onSubmit: () => void;
}

const sortNames: Readonly<Record<Sort, string>> = {
  '': 'Newest first',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  'days-up': 'Shortest first',
  'days-down': 'Longest first',
};

const wideFilters: ReadonlySet<SelectFilter> = new Set(['place', 'price']);

export function SearchFields({
  query,
  choices,
  showText,
  onChange,
  onSearchBlur,
  onSubmit,
}: SearchFieldsProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const active = selectFilters.filter((filter) => query[filter] !== '').length;
  const submit = () => {
    setOpen(false);
    onSubmit();
  };
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser that runs this site knows the element
      role="search"
      aria-label="Find packages"
      className={classes(layoutStyles.panel, styles.fields)}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        type="search"
        dir="auto"
        label="Search"
        placeholder="Lake, Goa…"
        value={query.q}
        onChange={({ target }) => onChange({ q: target.value }, debounceDelay)}
        onBlur={onSearchBlur}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button
        tone="line"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Sliders size={20} />
        Filters{' '}
        {active > 0 && (
          <span className={styles.number}>
            {active} <VisuallyHidden>set</VisuallyHidden>
          </span>
        )}
      </Button>
      <div id={id} className={styles.collapsible} data-open={open || undefined}>
        {selectFilters.map((filter) => (
          <FilterSelect
            key={filter}
            filter={filter}
            value={query[filter]}
            choices={choices[filter]}
            className={wideFilters.has(filter) ? styles.wide : undefined}
            onChange={(value) => onChange({ [filter]: value })}
          />
        ))}
        <SelectField
          label="Sort by"
          value={query.sort}
          className={styles.wide}
          onChange={({ target }) => onChange({ sort: sorts.find((sort) => sort === target.value) ?? '' })}
        >
          {(['', ...sorts] as const).map((sort) => (
            <option key={sort} value={sort}>
              {sortNames[sort]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" tone="rani" className={styles.show}>
          {showText}
        </Button>
      </div>
    </form>
  );
}
