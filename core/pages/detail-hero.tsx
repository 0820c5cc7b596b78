import { allPackagesKey } from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import { findPictureDetail } from '#contract/picture-details.ts';
import { Head } from '#core/head/head.tsx';
import { poster as posterStyle } from '#core/layout/hero.css.ts';
import { Hero } from '#core/layout/hero.tsx';
import type { DetailStatus } from '#features/package-detail/detail-status.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { paths } from '#features/shared/paths.ts';
import { localName } from '#features/shared/tour-places.ts';
import { Picture, pictureSizes } from '#features/shared/ui/picture.tsx';

const PlacePoster = lazyComponent(
  async () => (await import('#features/shared/places/place-poster.tsx')).PlacePoster,
);
const PlaceLocalName = lazyComponent(
  async () => (await import('#features/shared/places/local-name.tsx')).PlaceLocalName,
);

const fallbackTitle = 'Tour package';

/** In one line of 160 characters, as search engines cut longer ones; it ends with a whole word where it has several. */
function toMetaDescription(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const [start = ''] = /^.{0,159}(?!\S)/u.exec(line) ?? /^.{0,159}/u.exec(line) ?? [];
  return start === line ? line : `${start.replace(/[\s,;:]+$/, '')}…`;
}

interface DetailSectionProps {
  readonly status: DetailStatus;
  /** What is known of the package, before it has loaded, too. */
  readonly card: PackageCard | undefined;
}

export function DetailHead({ status, card }: DetailSectionProps) {
  const title = [card?.name, card?.place].filter(Boolean).join(', ') || fallbackTitle;
  if (status.kind !== 'loaded') return <Head title={title} robots="noindex" />;
  const { _id, name, place, description, images, pictureDetails, visibility = 'public' } = status.tour;
  // Nobody but an administrator opens it, so there is nobody to show a preview to.
  if (visibility === 'draft') return <Head title={title} robots="noindex" />;
  return (
    <Head
      title={title}
      description={toMetaDescription(description)}
      path={paths.packageDetail(_id)}
      trail={trail(place || name || fallbackTitle)}
      picture={images[0]}
      focal={findPictureDetail(pictureDetails, images[0])?.focal}
      {...(visibility === 'link' ? { robots: 'noindex' } : { tour: status.tour })}
    />
  );
}

const trail = (lastImage: string) => [
  { label: 'Packages', to: paths.packages(allPackagesKey) },
  { label: lastImage },
];

/** Without an h1 until the name is known: focus and announcement wait for one (apply-scroll-and-focus.ts). */
export function DetailHero({ status, card }: DetailSectionProps) {
  if (!card)
    return (
      <Hero
        poster="night-train"
        title={status.kind === 'failed' ? fallbackTitle : undefined}
        trail={trail(fallbackTitle)}
      />
    );
  const { name, place, images, pictureDetails, localName: typed } = card;
  const known = localName(place);
  const chosen = pictureDetails?.find(({ banner }) => banner)?.address;
  // The card of a rendered list has the first picture only.
  const isComplete = status.kind === 'loaded' || images.length !== 1;
  const banner = chosen ?? (isComplete ? images.at(-1) : undefined);
  return (
    <Hero
      poster="night-train"
      picture={
        banner ? (
          <Picture
            address={banner}
            place={place || name}
            alt=""
            details={pictureDetails}
            sizes={pictureSizes({ 0: '100vw' })}
            load="first"
          />
        ) : (
          isComplete && <PlacePoster place={place || name} variant="hero" alt="" className={posterStyle} />
        )
      }
      title={name || place || fallbackTitle}
      local={
        known !== undefined && (typed ?? known) === known ? (
          known
        ) : (
          <PlaceLocalName place={place} typed={typed} />
        )
      }
      trail={trail(place || name || fallbackTitle)}
    />
  );
}
