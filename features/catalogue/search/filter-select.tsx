import { SelectField } from '#features/shared/ui/form/field.tsx';
import type { FilterOption, SelectFilter } from './filter-options.ts';

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

export function FilterSelect({ filter, value, choices, className, onChange }: FilterSelectProps) {
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
