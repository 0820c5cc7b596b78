import { agencyFields } from '#contract/fields/agency-fields.ts';
import { agencyLabels } from '#features/admin/form/fields/fields.ts';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { Announcement } from '#features/shared/ui/elements.tsx';
import { TextField } from '#features/shared/ui/form/field.tsx';
import * as styles from './agency.css.ts';
import { FactField, FormSection, TakeOriginal, type FactsProps } from './fact-field.tsx';
import { explainPosition, formatPosition, normalizePosition, readMapPosition } from './map-position.ts';
import { UseForAll } from './use-for-all.tsx';

const phone = { type: 'tel', inputMode: 'tel' } as const;
const link = { type: 'url', inputMode: 'url' } as const;

interface ContactSectionsProps {
  readonly facts: FactsProps;
  /** Whether the address is new and the place on the map is not. */
  readonly isOfOldAddress: boolean;
}

/** The numbers, the office, the name and the social links; the first is what changes most. */
export function ContactSections({ facts, isOfOldAddress }: ContactSectionsProps) {
  const { texts } = facts.entries;
  return (
    <>
      <FormSection title="Phones and WhatsApp" isOpenAtFirst>
        <FactField facts={facts} name="phoneIndia" hint={agencyFields.phoneIndia.hint} input={phone} />
        <UseForAll facts={facts} />
        <p className={styles.hint}>The other phones are your phone in India until you type another.</p>
        <div className={styles.twoColumns}>
          <FactField
            facts={facts}
            name="phoneInternational"
            hint={agencyFields.phoneInternational.hint}
            input={phone}
          />
          <FactField
            facts={facts}
            name="phonePackages"
            hint={agencyFields.phonePackages.hint}
            input={phone}
          />
          <FactField facts={facts} name="whatsApp" hint={agencyFields.whatsApp.hint} input={phone} />
        </div>
      </FormSection>
      <FormSection title="Office and opening hours" about={texts.email}>
        <FactField facts={facts} name="email" input={{ type: 'email', inputMode: 'email' }} />
        <FactField facts={facts} name="address" hint="A line each for street and town." rows={3} />
        <FactField
          facts={facts}
          name="hours"
          hint="One line for each: the days, a colon, the time. Such as Sunday: closed"
          rows={3}
        />
        <PositionField facts={facts} isOfOldAddress={isOfOldAddress} />
      </FormSection>
      <FormSection title="Name and promise" about={`${texts.nameFirst} ${texts.nameRest}`}>
        <div className={styles.twoColumns}>
          <FactField facts={facts} name="nameFirst" />
          <FactField facts={facts} name="nameRest" />
        </div>
        <FactField facts={facts} name="tagline" hint="One sentence under the name in the footer." rows={2} />
      </FormSection>
      <FormSection title="Facebook and Instagram">
        <p className={styles.hint}>An empty field shows no link.</p>
        <div className={styles.twoColumns}>
          <FactField facts={facts} name="facebook" input={link} />
          <FactField facts={facts} name="instagram" input={link} />
        </div>
      </FormSection>
    </>
  );
}

interface PositionFieldProps {
  readonly facts: FactsProps;
  /** Whether the address is new and the position is not. */
  readonly isOfOldAddress: boolean;
}

const oldAddress = 'The address is new. Does the map still show the office? If not, paste its new place.';

/** The office on the map: coordinates, or a link of a maps app, which becomes coordinates when the field is left. */
function PositionField({ facts, isOfOldAddress }: PositionFieldProps) {
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
