import { useId, type ReactNode } from 'react';
import { classes } from '#features/shared/ui/classes.ts';
import { container } from '#styles/global.css.ts';
import { useAgency } from '#features/shared/agency.ts';
import { ContactButtons } from '#features/site/sections/contact-callout.tsx';
import { OfficeMap } from './office-map.tsx';
import * as styles from './office-section.css.ts';

export function Office() {
  const { officeHours, supportEmail, officeAddress, phones } = useAgency();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <div className={classes(container, styles.columns)}>
        <div>
          <h2 id={heading}>Up the stairs by the jalebi counter</h2>
          <p className={styles.lead}>
            Four minutes on foot from the station. Ring the bell marked Banyan; the tea is on before you sit
            down.
          </p>
          <dl className={styles.facts}>
            <Fact name="Office">
              {officeAddress.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </Fact>
            <Fact name="Mobile">
              <a href={phones.india.address} className={styles.link}>
                {phones.india.display}
              </a>
            </Fact>
            <Fact name="Email">
              <a href={supportEmail.address} className={styles.link}>
                {supportEmail.display}
              </a>
            </Fact>
            <Fact name="Open">
              {officeHours.map(({ days, time }) => (
                <span key={days} className={styles.line}>
                  {days}: {time}
                </span>
              ))}
            </Fact>
          </dl>
          <ContactButtons />
        </div>
        <OfficeMap />
      </div>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
