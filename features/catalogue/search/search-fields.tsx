import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Link } from 'wouter';
import { debounceDelay } from '#features/shared/search/use-search-params-state.ts';
import { button } from '#features/shared/ui/button.css.ts';
import { Button, ButtonLink } from '#features/shared/ui/button.tsx';
import { VisuallyHidden, classes } from '#features/shared/ui/elements.tsx';
import { SelectField, TextField } from '#features/shared/ui/form/field.tsx';
import { X } from '#features/shared/ui/icons.tsx';
import { lineIcon } from '#features/shared/ui/line-icon.tsx';
import { panel, plate, row, soft, textLink } from '#styles/recipes.css.ts';
import {
  filterLabel,
  selectFilters,
  type FilterOption,
  type ListSummary,
  type SelectFilter,
} from './list-summary.ts';
import {
  activeFilters,
  packageSearchParams,
  sorts,
  type Filter,
  type PackageSearchParams,
  type Sort,
} from './package-search-params.ts';
import * as styles from './package-search.css.ts';

const Sliders = lineIcon('M21 5H14M10 5H3M21 12H12M8 12H3M21 19H16M12 19H3M14 3v4M8 10v4M16 17v4');
const Search = lineIcon('M21 21l-4.34-4.34M19 11A8 8 0 1 1 3 11a8 8 0 0 1 16 0z');

interface SearchFieldsProps {
  /** The address of the list, for browsers that run no script. */
  readonly action: string;
  /** Open while the filters are unfolded on a phone. */
  readonly filters: RefObject<HTMLDetailsElement | null>;
  readonly query: PackageSearchParams;
  readonly choices: ListSummary['choices'];
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
  action,
  filters,
  query,
  choices,
  showText,
  onChange,
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
      className={classes(panel.haldi, styles.fields)}
      onSubmit={(event) => {
        event.preventDefault();
        if (filters.current) filters.current.open = false;
        onSubmit();
      }}
    >
      <div className={styles.textField}>
        <TextField
          type="search"
          name="q"
          dir="auto"
          label="Search"
          placeholder="Lake, Goa…"
          value={query.q}
          onChange={({ target }) => onChange({ q: target.value }, debounceDelay)}
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
        <summary className={classes(button.line, styles.summary)} aria-controls={id}>
          <Sliders size={20} />
          Filters{' '}
          {active > 0 && (
            <span className={classes(plate, styles.number)}>
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

interface FilterSelectProps {
  readonly filter: SelectFilter;
  readonly value: string;
  readonly choices: readonly FilterOption[];
  readonly className?: string | undefined;
  readonly onChange: (value: string) => void;
}

const labels: Readonly<Record<SelectFilter, { readonly label: string; readonly any: string }>> = {
  place: { label: 'Place', any: 'Any place' },
  days: { label: 'Days', any: 'Any length' },
  price: { label: 'Price', any: 'Any price' },
  persons: { label: 'Persons', any: 'Any number' },
};

function FilterSelect({ filter, value, choices, className, onChange }: FilterSelectProps) {
  const { label, any } = labels[filter];
  return (
    <SelectField
      label={label}
      name={filter}
      value={value}
      className={className}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{any}</option>
      {choices.map((choice) => (
        <option key={choice.value} dir="auto" value={choice.value}>
          {/* Without its count, which is shown beside the bar, the selected label fits its box. */}
          {choice.value === value ? choice.label : `${choice.label} (${choice.count})`}
        </option>
      ))}
    </SelectField>
  );
}

interface ActiveFiltersProps {
  readonly query: PackageSearchParams;
  /** @returns the address without a filter, or without all of them */
  readonly addressWithout: (filter?: Filter) => string;
  readonly onFollow: () => void;
}

/** Links, as they work without a script, too. */
export function ActiveFilters({ query, addressWithout, onFollow }: ActiveFiltersProps) {
  const active = activeFilters(query);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filters that are set" className={row.x3}>
      {active.map((filter) => (
        <li key={filter}>
          <ButtonLink
            tone="line"
            replace
            href={addressWithout(filter)}
            className={styles.chip}
            onClick={onFollow}
          >
            <span>
              <VisuallyHidden>Remove</VisuallyHidden>{' '}
              <span dir="auto">{filterLabel(filter, query[filter])}</span>
            </span>
            <X size={16} className={soft} />
          </ButtonLink>
        </li>
      ))}
      <li>
        <Link replace href={addressWithout()} className={textLink.action} onClick={onFollow}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}
