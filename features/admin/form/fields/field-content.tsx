import { toVisibility, visibilityNames } from '#contract/visibility.ts';
import * as styles from '#features/admin/form/conflict/comparison.css.ts';
import type { ItemDetail } from '#features/admin/pictures/picture-items.ts';
import type { FieldValues } from './field-values.ts';
import type { FieldName, TextName } from './fields.ts';

interface FieldContentProps {
  readonly name: FieldName;
  readonly entries: FieldValues;
  readonly addressOf: (address: string) => string;
}

export function FieldContent({ name, entries, addressOf }: FieldContentProps) {
  if (name === 'images') return <Pictures {...{ entries, addressOf }} />;
  if (name !== 'dayWiseItinerary')
    return (
      <p dir="auto" className={styles.content}>
        {toContentText(name, entries.texts[name])}
      </p>
    );
  return (
    <ol className={styles.content}>
      {entries.itinerary.rows.map(({ key, text }, index) => (
        <li key={key}>
          <strong>Day {index + 1}</strong> <bdi>{text}</bdi>
        </li>
      ))}
    </ol>
  );
}

function Pictures({ entries: { pictures }, addressOf }: Omit<FieldContentProps, 'name'>) {
  return (
    <div className={styles.content}>
      <p>{pictures.length === 1 ? '1 picture' : `${pictures.length} pictures`}</p>
      <ul className={styles.pictures}>
        {pictures.map((item, index) => (
          <li key={item.id}>
            <img
              src={item.kind === 'new' ? item.preview : addressOf(item.address)}
              alt={String(index + 1)}
              className={styles.picture}
              style={{
                objectPosition: item.detail?.focal && `${item.detail.focal.x}% ${item.detail.focal.y}%`,
              }}
            />
            {item.detail && <p className={styles.pictureDetail}>{describeDetail(item.detail)}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

const describeDetail = ({ focal, alt, banner }: ItemDetail) =>
  [banner && 'Banner', alt, focal && `In view: ${focal.x}% from the left, ${focal.y}% from the top`]
    .filter(Boolean)
    .join(' · ');

function toContentText(name: TextName, text: string): string {
  if (name === 'visibility') return visibilityNames[toVisibility(text) ?? 'public'];
  return text || 'Empty';
}
