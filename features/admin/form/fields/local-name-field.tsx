import type { ComponentProps } from 'react';
import { lazyComponent } from '#features/shared/loading.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import * as styles from '#features/admin/form/package-form.css.ts';

/** Lazy because of the size of the table of places. */
const LocalNameSuggestion = lazyComponent(
  async () => (await import('./local-name-suggestion.tsx')).LocalNameSuggestion,
  { ssr: false },
);

interface LocalNameFieldProps extends ComponentProps<typeof TextField> {
  readonly id: string;
  readonly value: string;
  readonly place: string;
  readonly onWrite: (text: string) => void;
}

export function LocalNameField({ place, onWrite, ...field }: LocalNameFieldProps) {
  const { id, value } = field;
  const fill = (text: string) => {
    onWrite(text);
    // The button that had the focus is gone.
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.localName}>
      <TextField
        {...field}
        autoComplete="off"
        hint="Optional. The place in its own script, shown above the title and found by the search. Without one, the site shows the Hindi name if it knows the place."
      />
      <LocalNameSuggestion place={place} value={value} onFill={fill} />
    </div>
  );
}
