import { useId, useState, type ReactNode } from 'react';
import { useAgency } from '#features/shared/agency.ts';
import { ActionLink, Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { TextAreaField, TextField } from '#features/shared/ui/form/field.tsx';
import { Mail } from '#features/shared/ui/icons.tsx';
import { mail, wide } from '#features/site/forms/static-form.css.ts';
import { FormNote, StaticForm } from '#features/site/forms/static-form.tsx';
import { ContactButtons } from '#features/site/sections/sections.tsx';
import { container } from '#styles/global.css.ts';
import drawing from './map.svg';
import * as styles from './office.css.ts';

export function ContactContent() {
  return (
    <>
      <Office />
      <ContactForm />
    </>
  );
}

export function ContactForm() {
  const { supportEmail } = useAgency();
  const heading = useId();
  return (
    <StaticForm
      heading={heading}
      title="Put it in writing"
      action="Send Message"
      greeting="Hello! I am writing from your website."
      aside={
        <FormNote
          lead="Dates that move, a cousin who joins in Delhi, a question about a visa: written down, it is not forgotten."
          note="This form is not connected to our post yet: what you enter stays on this screen until you send it yourself. Send Message offers it as a WhatsApp message; a mail to the address below lands on all three desks."
        >
          <div>
            <ActionLink tone="line" href={supportEmail.address} className={mail}>
              <Mail size={20} aria-hidden="true" />
              {supportEmail.display}
            </ActionLink>
          </div>
        </FormNote>
      }
    >
      <TextField label="Name" name="name" autoComplete="name" />
      <TextField label="Email" name="email" type="email" autoComplete="email" />
      <TextField label="Subject" name="subject" autoComplete="off" className={wide} />
      <TextAreaField label="Message" name="message" rows={6} className={wide} />
    </StaticForm>
  );
}

export function Office() {
  const { officeHours, supportEmail, officeAddress, phones } = useAgency();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.office}>
      <div className={classes(container, styles.officeColumns)}>
        <div>
          <h2 id={heading}>Up the stairs by the jalebi counter</h2>
          <p className={styles.officeLead}>
            Four minutes on foot from the station. Ring the bell marked Banyan; the tea is on before you sit
            down.
          </p>
          <dl className={styles.officeFacts}>
            <Fact name="Office">
              {officeAddress.map((line) => (
                <span key={line} className={styles.officeLine}>
                  {line}
                </span>
              ))}
            </Fact>
            <Fact name="Mobile">
              <a href={phones.india.address} className={styles.officeLink}>
                {phones.india.display}
              </a>
            </Fact>
            <Fact name="Email">
              <a href={supportEmail.address} className={styles.officeLink}>
                {supportEmail.display}
              </a>
            </Fact>
            <Fact name="Open">
              {officeHours.map(({ days, time }) => (
                <span key={days} className={styles.officeLine}>
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
    <div className={styles.officeFact}>
      <dt className={styles.officeName}>{name}</dt>
      <dd className={styles.officeValue}>{children}</dd>
    </div>
  );
}

/** The way from the station to the office, not to scale. Drawn by reference, so that it takes the theme's colours (SVG 2, `use`). */
const MapDrawing = () => (
  <svg
    viewBox="0 0 900 700"
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` cannot take the theme's colours
    role="img"
    aria-label="The way to the office, drawn: out of Pune Junction, left into Station Road, and after four minutes on foot, past the banyan on Banyan Chowk, our yellow board on the roof over the sweet shop."
    className={styles.land}
  >
    <use href={`${drawing}#map`} />
  </svg>
);

/** The street map only on request: no other host is contacted before. One button, which keeps the focus. */
function OfficeMap() {
  const { agencyName, officeAddress, officeCoordinates, changes } = useAgency();
  const [shown, setShown] = useState<'drawing' | 'streets'>('drawing');
  const note = useId();
  const isDrawing = shown === 'drawing';
  // The drawing shows the way to the original office.
  const isDrawingTrue = ['address', 'latitude', 'longitude'].every((name) => !Object.hasOwn(changes, name));
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        {isDrawing ? (
          isDrawingTrue ? (
            <MapDrawing />
          ) : (
            <p className={styles.plain}>{officeAddress.join(', ')}</p>
          )
        ) : (
          // OpenStreetMap refuses pages that hide their origin (wiki.openstreetmap.org/wiki/Blocked_tiles).
          <iframe
            src={buildEmbedUrl(officeCoordinates)}
            title={`Street map around ${officeAddress[0]}`}
            loading="lazy"
            referrerPolicy="no-referrer"
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a frame of another origin cannot lift its sandbox
            sandbox="allow-scripts allow-same-origin allow-popups"
            className={styles.streets}
          />
        )}
      </div>
      <figcaption className={styles.caption}>
        <div className={styles.actions}>
          <Button
            tone="line"
            aria-describedby={note}
            onClick={() => setShown(isDrawing ? 'streets' : 'drawing')}
          >
            {isDrawing ? 'Show the map' : isDrawingTrue ? 'Back to the drawing' : 'Hide the map'}
          </Button>
          <ActionLink tone="line" href={buildDirectionsUrl([agencyName, ...officeAddress])}>
            Open in your maps app
          </ActionLink>
        </div>
        <p id={note} className={styles.note}>
          {isDrawing
            ? 'The map comes from openstreetmap.org, which then sees your network address. Until you press the button, nothing is asked of anyone.'
            : 'The map comes from openstreetmap.org.'}
        </p>
      </figcaption>
    </figure>
  );
}

export interface MapCoordinates {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees from the centre to the edges of the map: a few streets. */
const mapRadius = { latitude: 0.0036, longitude: 0.0058 };

/** OpenStreetMap's embedded map with a marker (wiki.openstreetmap.org, "Export"). */
export function buildEmbedUrl({ latitude, longitude }: MapCoordinates): string {
  const box = [
    longitude - mapRadius.longitude,
    latitude - mapRadius.latitude,
    longitude + mapRadius.longitude,
    latitude + mapRadius.latitude,
  ];
  const address = new URL('https://www.openstreetmap.org/export/embed.html');
  address.searchParams.set('bbox', box.map((degrees) => degrees.toFixed(4)).join(','));
  address.searchParams.set('layer', 'mapnik');
  address.searchParams.set('marker', `${latitude},${longitude}`);
  return address.href;
}

/** A search, which phones open in their maps app (developers.google.com/maps/documentation/urls). */
export function buildDirectionsUrl(lines: readonly string[]): string {
  const address = new URL('https://www.google.com/maps/search/?api=1');
  address.searchParams.set('query', lines.join(', '));
  return address.href;
}
