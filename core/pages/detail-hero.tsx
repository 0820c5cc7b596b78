import { allPackagesKey } from '#contract/category.ts';
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
}

export function DetailHead({ status }: DetailSectionProps) {
  if (status.kind !== 'loaded') return <Head title={fallbackTitle} robots="noindex" />;
  const { _id, name, place, description, images } = status.tour;
  const title = [name, place].filter(Boolean).join(', ') || fallbackTitle;
  return (
    <>
      <Head
        title={title}
        description={description.slice(0, descriptionLength)}
        path={paths.packageDetail(_id)}
        trail={trail(place || name || fallbackTitle)}
        picture={images[0]}
      />
      <TourStructuredData tour={status.tour} />
    </>
  );
}

const trail = (lastImage: string) => [
  { label: 'Packages', to: paths.packages(allPackagesKey) },
  { label: lastImage },
];

/** Without an h1 while it loads: focus and announcement wait for one (apply-scroll-and-focus.ts), and it should be the package's name. */
export function DetailHero({ status }: DetailSectionProps) {
  const poster = nightTrain;
  switch (status.kind) {
    case 'loading':
      return <Hero poster={poster} title={undefined} trail={trail(fallbackTitle)} />;
    case 'failed':
      return <Hero poster={poster} title={fallbackTitle} trail={trail(fallbackTitle)} />;
    case 'loaded': {
      const { name, place, images } = status.tour;
      const lastImage = images.at(-1);
      return (
        <Hero
          poster={poster}
          picture={
            lastImage ? (
              <Picture address={lastImage} place={place || name} alt="" sizes="100vw" load="first" />
            ) : (
              <PlacePoster place={place || name} variant="hero" alt="" className={posterStyle} />
            )
          }
          title={name || place || fallbackTitle}
          local={localName(place) ?? <PlaceLocalName place={place} />}
          trail={trail(place || name || fallbackTitle)}
        />
      );
    }
    default:
      return status satisfies never;
  }
}
