import { categories, toCategory } from '#contract/category.ts';
import { visibilityNames, visibilities, toVisibility } from '#contract/visibility.ts';
import { debounceDelay } from '#features/shared/search/use-search-params-state.ts';
import { plural } from '#features/shared/text.ts';
import { SelectField, TextField } from '#features/shared/ui/form/field.tsx';
import { isFiltered, sorts, type ListQuery, type Sort } from './list-query.ts';
import * as styles from './list.css.ts';

interface FilterBarProps {
  readonly query: ListQuery;
  readonly matchCount: number;
  readonly total: number;
  /** @param after ms until the address is updated */
  readonly onChange: (part: Partial<ListQuery>, after?: number) => void;
  readonly onDone: () => void;
  readonly isOurBackend: boolean;
}

const sortNames: Readonly<Record<Sort, string>> = {
  newest: 'Newest first',
  name: 'Name, A to Z',
  price: 'Price, lowest first',
  days: 'Days, shortest first',
};

export function FilterBar({ query, matchCount, total, onChange, onDone, isOurBackend }: FilterBarProps) {
  return (
    <form
      aria-label="Find packages"
      className={styles.filterBar}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <TextField
        type="search"
        dir="auto"
        label="Search"
        placeholder="Name, place or description"
        value={query.text}
        onChange={({ target }) => onChange({ text: target.value }, debounceDelay)}
        onBlur={onDone}
        className={styles.wideFilter}
        enterKeyHint="search"
      />
      <SelectField
        label="Category"
        value={query.category ?? ''}
        onChange={({ target }) => onChange({ category: toCategory(target.value) })}
        onBlur={onDone}
      >
        <option value="">Both</option>
        {categories.map((category) => (
          <option key={category} value={category}>
            {category}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Sort by"
        value={query.sort}
        onChange={({ target }) => onChange({ sort: sorts.find((sort) => sort === target.value) ?? 'newest' })}
        onBlur={onDone}
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortNames[sort]}
          </option>
        ))}
      </SelectField>
      {isOurBackend && (
        <SelectField
          label="Who sees it"
          value={query.visibility ?? ''}
          onChange={({ target }) => onChange({ visibility: toVisibility(target.value) })}
          onBlur={onDone}
          className={styles.wideFilter}
        >
          <option value="">All</option>
          {visibilities.map((visibility) => (
            <option key={visibility} value={visibility}>
              {visibilityNames[visibility]}
            </option>
          ))}
        </SelectField>
      )}
      <output className={styles.filterCount}>
        {isFiltered(query) ? `${matchCount} of ${plural(total, 'package')}` : plural(total, 'package')}
      </output>
    </form>
  );
}
