import { brochuresMark } from '#contract/page-renderer.ts';
import type { Package } from '#contract/package.ts';
import { brochureFile } from '#contract/page-path.ts';
import { useIsHydrated } from '#features/shared/browser-state.ts';
import { paths } from '#features/shared/paths.ts';
import { ShareButton } from '#features/shared/sharing/share-button.tsx';
import { whatsAppLink } from '#features/shared/text.ts';
import { button } from '#features/shared/ui/button.css.ts';
import { ActionLink } from '#features/shared/ui/button.tsx';
import { WhatsAppIcon, lineIcon } from '#features/shared/ui/line-icon.tsx';
import { row } from '#styles/recipes.css.ts';

const FileText = lineIcon(
  'M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zM14 2v6h6M8 13h8M8 17h5',
);

interface ShareTourProps {
  readonly tour: Pick<Package, '_id' | 'name'>;
  /** The page's absolute address. */
  readonly address: string;
}

/** Links work before the script does; buttons come with it. */
export function ShareTour({ tour, address }: ShareTourProps) {
  const isHydrated = useIsHydrated();
  // Pages are rendered by the server that makes the brochures.
  const hasBrochure = !isHydrated || brochuresMark in document.documentElement.dataset;
  const hasShareSheet = isHydrated && typeof navigator.share === 'function';
  const shareButton = (label: string) =>
    isHydrated && <ShareButton label={label} link={{ title: tour.name, url: address }} />;
  return (
    <fieldset aria-label="Send this tour" className={row.x2}>
      {hasShareSheet ? (
        shareButton('Share this tour')
      ) : (
        // Without a number, WhatsApp asks to whom the message goes.
        <ActionLink
          tone="line"
          data-count="share"
          href={whatsAppLink({ digits: '', message: `${tour.name}: ${address}` })}
        >
          <WhatsAppIcon size={20} />
          Send on WhatsApp
        </ActionLink>
      )}
      {hasBrochure && (
        <a
          href={`${paths.packageDetail(tour._id)}/${brochureFile}`}
          type="application/pdf"
          data-count="brochure"
          className={button.line}
        >
          <FileText size={20} />
          Brochure (PDF)
        </a>
      )}
      {!hasShareSheet && shareButton('Copy link')}
    </fieldset>
  );
}
