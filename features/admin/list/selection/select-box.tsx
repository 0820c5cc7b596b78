import { VisuallyHidden } from '#features/shared/ui/elements.tsx';
import * as styles from './selection.css.ts';

interface SelectBoxProps {
  readonly name: string;
  readonly isSelected: boolean;
  readonly onChange: () => void;
}

/** In the corner of a card. */
export function SelectBox({ name, isSelected, onChange }: SelectBoxProps) {
  return (
    <label className={styles.corner}>
      <input type="checkbox" className={styles.box} checked={isSelected} onChange={onChange} />
      <VisuallyHidden>Select {name}</VisuallyHidden>
    </label>
  );
}
