import { useState } from 'react';
import type { Destination } from '#contract/fields/destination-fields.ts';
import { FormNotice } from '#features/admin/form/form-layout.tsx';
import { EarlierVersions } from '#features/admin/history/earlier-versions.tsx';
import type { OpenHistory } from '#features/admin/history/history-store.ts';
import { Button } from '#features/shared/ui/button.tsx';
import * as styles from './destination-editor.css.ts';

interface EarlierDestinationProps {
  readonly openHistory: OpenHistory<Destination>;
  readonly id: string;
  readonly addressOf: (address: string) => string;
  readonly onTakeName: (earlier: Destination) => void;
  readonly onTakePictures: (earlier: Destination, version: number) => void;
}

/** The earlier versions of a destination, one of them shown. Taking back changes the form only. */
export function EarlierDestination({
  openHistory,
  id,
  addressOf,
  onTakeName,
  onTakePictures,
}: EarlierDestinationProps) {
  const [opened, setOpened] = useState<{ readonly earlier: Destination; readonly version: number } | null>(
    null,
  );
  return (
    <>
      <EarlierVersions openHistory={openHistory} id={id} onOpen={setOpened} />
      {opened && (
        <div aria-live="polite">
          <FormNotice
            title={`It was called “${opened.earlier.name}”.`}
            actions={
              <>
                <Button tone="line" onClick={() => onTakeName(opened.earlier)}>
                  Take the name back
                </Button>
                <Button tone="line" onClick={() => onTakePictures(opened.earlier, opened.version)}>
                  Take the pictures back
                </Button>
                <Button tone="line" onClick={() => setOpened(null)}>
                  Close
                </Button>
              </>
            }
          >
            <ul className={styles.earlierPictures} aria-label="Its pictures">
              {opened.earlier.images.map((address, index) => (
                <li key={address}>
                  <img src={addressOf(address)} alt={String(index + 1)} className={styles.earlierPicture} />
                </li>
              ))}
            </ul>
            <p>What you take back is in the form; update to save it.</p>
          </FormNotice>
        </div>
      )}
    </>
  );
}
