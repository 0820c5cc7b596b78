import { useId, useState } from 'react';
import { ActionLink, Button } from '#features/shared/ui/button.tsx';
import { useAgency } from '#features/shared/agency.ts';
import { MapDrawing } from './map-drawing.tsx';
import { buildDirectionsUrl, buildEmbedUrl } from './map-links.ts';
import * as styles from './office-map.css.ts';

/** The street map only on request: no other host is contacted before. One button, which keeps the focus. */
export function OfficeMap() {
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
