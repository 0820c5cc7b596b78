import { allPackagesKey } from '#contract/category.ts';
import type { PackageCard } from '#contract/package.ts';
import { Head } from '#core/layout/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import { poster as posterStyle } from '#core/layout/hero.css.ts';
import type { DetailStatus } from '#features/package-detail/detail-status.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { localName } from '#features/shared/text/local-names.ts';
import { paths } from '#features/shared/paths.ts';
import { Picture } from '#features/shared/ui/picture.tsx';
import { nightTrain } from '#styles/art/entry-page-posters.ts';

const TourStructuredData = lazyComponent(
  async () => (await import('#core/head/structured-data.tsx')).TourStructuredData,
);

const PlacePoster = lazyComponent(
  async () => (await import('#features/shared/places/place-poster.tsx')).PlacePoster,
);
const PlaceLocalName = lazyComponent(
  async () => (await import('#features/shared/places/place-local-name.tsx')).PlaceLocalName,
);

const fallbackTitle = 'Tour package';

/** Characters; search engines cut longer descriptions. */
const descriptionLength = 160;

interface DetailSectionProps {
  readonly status: DetailStatus;
  /** What is known of the package, before it has loaded, too. */
  readonly card: PackageCard | undefined;
}

export function DetailHead({ status, card }: DetailSectionProps) {
  const title = [card?.name, card?.place].filter(Boolean).join(', ') || fallbackTitle;
  if (status.kind !== 'loaded') return <Head title={title} robots="noindex" />;
  const { _id, name, place, description, images, visibility = 'public' } = status.tour;
  // Nobody but an administrator opens it, so there is nobody to show a preview to.
  if (visibility === 'draft') return <Head title={title} robots="noindex" />;
  return (
    <>
      <Head
        title={title}
        description={description.slice(0, descriptionLength)}
        path={paths.packageDetail(_id)}
        trail={trail(place || name || fallbackTitle)}
        picture={images[0]}
        {...(visibility === 'link' && { robots: 'noindex' })}
      />
      {visibility === 'public' && <TourStructuredData tour={status.tour} />}
    </>
  );
}

const trail = (lastImage: string) => [
  { label: 'Packages', to: paths.packages(allPackagesKey) },
  { label: lastImage },
];

/** Without an h1 until the name is known: focus and announcement wait for one (apply-scroll-and-focus.ts). */
export function DetailHero({ status, card }: DetailSectionProps) {
  const poster = nightTrain;
  if (!card)
    return (
      <Hero
        poster={poster}
        title={status.kind === 'failed' ? fallbackTitle : undefined}
        trail={trail(fallbackTitle)}
      />
    );
  const { name, place, images } = card;
  // The card of a rendered list has the first picture only.
  const isComplete = status.kind === 'loaded' || images.length !== 1;
  const lastImage = isComplete ? images.at(-1) : undefined;
  return (
    <Hero
      poster={poster}
      picture={
        lastImage ? (
          <Picture address={lastImage} place={place || name} alt="" sizes="100vw" load="first" />
        ) : (
          isComplete && <PlacePoster place={place || name} variant="hero" alt="" className={posterStyle} />
        )
      }
      title={name || place || fallbackTitle}
      local={localName(place) ?? <PlaceLocalName place={place} />}
      trail={trail(place || name || fallbackTitle)}
    />
  );
}
