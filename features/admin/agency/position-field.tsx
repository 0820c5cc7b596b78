import { agencyLabels } from '#features/admin/form/fields/fields.ts';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { Announcement } from '#features/shared/ui/elements.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import * as styles from './agency.css.ts';
import { TakeOriginal, type FactsProps } from './fact-field.tsx';
import { explainPosition, formatPosition, normalizePosition, readMapPosition } from './map-position.ts';

interface PositionFieldProps {
  readonly facts: FactsProps;
  /** Whether the address is new and the position is not. */
  readonly isOfOldAddress: boolean;
}

const oldAddress = 'The address is new. Does the map still show the office? If not, paste its new place.';

/** The office on the map: coordinates, or a link of a maps app, which becomes coordinates when the field is left. */
export function PositionField({ facts, isOfOldAddress }: PositionFieldProps) {
  const { entries, errors, idOf, onChange } = facts;
  const { position: text } = entries.texts;
  const read = readMapPosition(text);
  const write = (position: string) =>
    onChange('position', (before) => ({ ...before, texts: { ...before.texts, position } }));
  const shortLink = read.kind === 'short link' ? explainPosition(text) : undefined;
  return (
    <div className={styles.field}>
      <TextField
        id={idOf('position')}
        name="position"
        label={agencyLabels.position}
        hint="In your maps app, hold a finger on the office and copy the two numbers, such as 18.5272, 73.8732. Or paste the address of a map in your browser."
        error={errors.position ?? shortLink}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => write(target.value)}
        onBlur={() => {
          if (normalizePosition(text) !== text) write(normalizePosition(text));
        }}
      />
      {read.kind === 'position' && (
        <ActionLink tone="line" href={mapAddress(read.position)}>
          See this place on a map
        </ActionLink>
      )}
      {isOfOldAddress && <p className={styles.hint}>{oldAddress}</p>}
      <Announcement>{isOfOldAddress ? oldAddress : ''}</Announcement>
      <TakeOriginal facts={facts} name="position" />
    </div>
  );
}

/** OpenStreetMap with a marker (wiki.openstreetmap.org, "Browsing"); opened by the owner, never by itself. */
function mapAddress(position: { readonly latitude: number; readonly longitude: number }): string {
  const [latitude, longitude] = formatPosition(position).split(', ');
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
