import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/classes.ts';
import { SelectField, TextField } from '#features/shared/ui/form/field.tsx';
import { Search } from '#features/shared/ui/icons/search.ts';
import { Sliders } from '#features/shared/ui/icons/sliders.ts';
import { VisuallyHidden } from '#features/shared/ui/visually-hidden.tsx';
import { debounceDelay } from '#features/shared/search/use-search-params-state.ts';
import * as layoutStyles from '#features/catalogue/package-search-skeleton.css.ts';
import { selectFilters, type FilterOption, type SelectFilter } from './filter-options.ts';
import { FilterSelect } from './filter-select.tsx';
import * as styles from './package-search.css.ts';
import { packageSearchParams, sorts, type PackageSearchParams, type Sort } from './package-search-params.ts';

interface SearchFieldsProps {
  /** The address of the list, for browsers that run no script. */
  readonly action: string;
  /** Open while the filters are unfolded on a phone. */
  readonly filters: RefObject<HTMLDetailsElement | null>;
  readonly query: PackageSearchParams;
  readonly choices: Readonly<Record<SelectFilter, readonly FilterOption[]>>;
  /** The text of the button that closes the fields on a phone: `Show 7 packages`. */
  readonly showText: ReactNode;
  /** @param after ms before the address follows */
  readonly onChange: (part: Partial<PackageSearchParams>, after?: number) => void;
  readonly onSearchFocus: () => void;
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
  action,
  filters,
  query,
  choices,
  showText,
  onChange,
  onSearchFocus,
  onSearchBlur,
  onSubmit,
}: SearchFieldsProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const active = selectFilters.filter((filter) => query[filter] !== '').length;
  useEffect(() => {
    // What was entered before this code had loaded.
    const entered = form.current && readForm(form.current);
    if (entered && packageSearchParams.write(entered) !== packageSearchParams.write(query)) onChange(entered);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, []);
  return (
    <form
      ref={form}
      action={action}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not every browser that runs this site knows the element
      role="search"
      aria-label="Find packages"
      className={classes(layoutStyles.panel, styles.fields)}
      onSubmit={(event) => {
        event.preventDefault();
        if (filters.current) filters.current.open = false;
        onSubmit();
      }}
    >
      <div className={styles.text}>
        <TextField
          type="search"
          name="q"
          dir="auto"
          label="Search"
          placeholder="Lake, Goa…"
          value={query.q}
          className={styles.query}
          onChange={({ target }) => onChange({ q: target.value }, debounceDelay)}
          onFocus={onSearchFocus}
          onBlur={onSearchBlur}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit" tone="rani" className={styles.submit}>
          <Search size={20} />
          <VisuallyHidden>Show results</VisuallyHidden>
        </Button>
      </div>
      <details ref={filters} className={styles.toggle}>
        <summary className={styles.summary} aria-controls={id}>
          <Sliders size={20} />
          Filters{' '}
          {active > 0 && (
            <span className={styles.number}>
              {active} <VisuallyHidden>set</VisuallyHidden>
            </span>
          )}
        </summary>
      </details>
      <div id={id} className={styles.collapsible}>
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
          name="sort"
          value={query.sort}
          className={styles.wide}
          onChange={({ target }) => onChange({ sort: sorts.find((sort) => sort === target.value) ?? '' })}
        >
          {(['', ...sorts] as const).map((sort) => (
            <option key={sort} value={sort}>
              {sort === '' && query.q !== '' ? 'Best match first' : sortNames[sort]}
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

const readForm = (form: HTMLFormElement): PackageSearchParams =>
  packageSearchParams.read(
    new URLSearchParams(
      [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ).toString(),
  );
