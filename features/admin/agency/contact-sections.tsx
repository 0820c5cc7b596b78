import { agencyFields } from '#contract/fields/agency-fields.ts';
import * as styles from './agency.css.ts';
import { FactField, type FactsProps } from './fact-field.tsx';
import { FormSection } from './form-section.tsx';
import { PositionField } from './position-field.tsx';
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
