import { useId, useState } from 'react';
import { useAgency } from '#features/shared/agency.ts';
import { ActionLink, Button } from '#features/shared/ui/button.tsx';
import { classes } from '#features/shared/ui/elements.tsx';
import { TextAreaField, TextField } from '#features/shared/ui/form/field.tsx';
import { Mail } from '#features/shared/ui/icons.tsx';
import { SplitSection } from '#features/shared/ui/section.tsx';
import { head as words } from '#features/site/content/contact.md';
import { wide } from '#features/site/forms/static-form.css.ts';
import { StaticForm } from '#features/site/forms/static-form.tsx';
import { ContactButtons } from '#features/site/sections/sections.tsx';
import { frame, lead, note, row, stack, surface, textLink } from '#styles/recipes.css.ts';
import drawing from './map.svg';
import * as styles from './office.css.ts';

export const head = { ...words, isOfAgency: true };

export function Contents() {
  return (
    <>
      <Office />
      <ContactForm />
    </>
  );
}

export function ContactForm() {
  const { supportEmail } = useAgency();
  return (
    <StaticForm
      title="Put it in writing"
      action="Send Message"
      greeting="Hello! I am writing from your website."
      lead="Dates that move, a cousin who joins in Delhi, a question about a visa: written down, it is not forgotten."
      hint="This form is not connected to our post yet: what you enter stays on this screen until you send it yourself. Send Message offers it as a WhatsApp message; a mail to the address below lands on all three desks."
      contact={
        <div>
          <ActionLink tone="line" href={supportEmail.address} className={styles.mail}>
            <Mail size={20} />
            {supportEmail.display}
          </ActionLink>
        </div>
      }
    >
      <TextField label="Name" name="name" autoComplete="name" />
      <TextField label="Email" name="email" type="email" autoComplete="email" />
      <TextField label="Subject" name="subject" autoComplete="off" className={wide} />
      <TextAreaField label="Message" name="message" rows={6} className={wide} />
    </StaticForm>
  );
}

const toLink = ({ display, address }: { readonly display: string; readonly address: string }) => (
  <a href={address} className={classes(textLink.alone, styles.link)}>
    {display}
  </a>
);

export function Office() {
  const { officeHours, supportEmail, officeAddress, phones } = useAgency();
  const facts = [
    ['Office', officeAddress.map((line) => <p key={line}>{line}</p>)],
    ['Mobile', toLink(phones.india)],
    ['Email', toLink(supportEmail)],
    ['Open', officeHours.map(({ days, time }) => <p key={days}>{`${days}: ${time}`}</p>)],
  ] as const;
  return (
    <SplitSection
      title="Up the stairs by the jalebi counter"
      words={
        <>
          <p className={lead}>
            Four minutes on foot from the station. Ring the bell marked Banyan; the tea is on before you sit
            down.
          </p>
          <dl>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt className={note}>{name}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <ContactButtons />
        </>
      }
    >
      <OfficeMap />
    </SplitSection>
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
  const source = useId();
  const isDrawing = shown === 'drawing';
  // The drawing shows the way to the original office.
  const isDrawingTrue = ['address', 'latitude', 'longitude'].every((name) => !Object.hasOwn(changes, name));
  return (
    <figure className={classes(surface, styles.figure)}>
      <div className={classes(frame, styles.frame)}>
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
      <figcaption className={classes(stack.x3, styles.caption)}>
        <div className={row.x3}>
          <Button
            tone="line"
            aria-describedby={source}
            onClick={() => setShown(isDrawing ? 'streets' : 'drawing')}
          >
            {isDrawing ? 'Show the map' : isDrawingTrue ? 'Back to the drawing' : 'Hide the map'}
          </Button>
          <ActionLink tone="line" href={buildDirectionsUrl([agencyName, ...officeAddress])}>
            Open in your maps app
          </ActionLink>
        </div>
        <p id={source} className={note}>
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
