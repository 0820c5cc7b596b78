import { useSyncExternalStore } from 'react';
import { brochureFile } from '#contract/brochure.ts';
import { brochuresMark } from '#contract/document-marks.ts';
import type { Package } from '#contract/package.ts';
import { paths } from '#features/shared/paths.ts';
import { ShareButton } from '#features/shared/sharing/share-button.tsx';
import { createBrowserSharing } from '#features/shared/sharing/sharing.ts';
import { whatsAppLink } from '#features/shared/text/whatsapp.ts';
import { WhatsAppIcon } from '#features/shared/ui/brand-icons.tsx';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { button } from '#features/shared/ui/button.css.ts';
import { FileText } from '#features/shared/ui/icons/file-text.ts';
import * as styles from './share-tour.css.ts';

interface ShareTourProps {
  readonly tour: Pick<Package, '_id' | 'name'>;
  /** The page's absolute address. */
  readonly address: string;
}

/** Links work before the script does; buttons come with it. */
export function ShareTour({ tour, address }: ShareTourProps) {
  const browser = useSyncExternalStore(subscribeToNothing, getNavigator, getNoNavigator);
  const hasBrochure = useSyncExternalStore(subscribeToNothing, hasBrochures, isServer);
  const hasShareSheet = typeof browser?.share === 'function';
  const shareButton = (label: string) =>
    browser && (
      <ShareButton
        label={label}
        link={{ title: tour.name, url: address }}
        sharing={createBrowserSharing(browser)}
      />
    );
  return (
    <fieldset aria-label="Send this tour" className={styles.ways}>
      {hasShareSheet ? (
        shareButton('Share this tour')
      ) : (
        // Without a number, WhatsApp asks to whom the message goes.
        <ActionLink tone="line" href={whatsAppLink({ digits: '', message: `${tour.name}: ${address}` })}>
          <WhatsAppIcon size={20} />
          Send on WhatsApp
        </ActionLink>
      )}
      {hasBrochure && (
        <a
          href={`${paths.packageDetail(tour._id)}/${brochureFile}`}
          type="application/pdf"
          className={button.line}
        >
          <FileText size={20} aria-hidden="true" />
          Brochure (PDF)
        </a>
      )}
      {!hasShareSheet && shareButton('Copy link')}
    </fieldset>
  );
}

const subscribeToNothing = () => () => undefined;
const getNavigator = (): Navigator | undefined => globalThis.navigator;
const getNoNavigator = () => undefined;
const hasBrochures = () => brochuresMark in document.documentElement.dataset;
/** Pages are rendered by the server that makes the brochures. */
const isServer = () => true;
