import { allPackagesKey } from '#contract/category.ts';
import { Head } from '#core/layout/head.tsx';
import { Hero } from '#core/layout/hero.tsx';
import type { DetailStatus } from '#features/package-detail/detail-status.ts';
import { lazyComponent } from '#features/shared/lazy-component.tsx';
import { localName } from '#features/shared/text/local-names.ts';
import { paths } from '#features/shared/paths.ts';
import { Picture } from '#features/shared/ui/picture.tsx';
import { nightTrain } from '#styles/art/entry-page-posters.ts';

const TourStructuredData = lazyComponent(
  async () => (await import('#core/head/structured-data.tsx')).TourStructuredData,
);

const unnamed = 'Tour package';

/** Characters; search engines cut longer descriptions. */
const descriptionLength = 160;

interface DetailSectionProps {
  readonly page: DetailStatus;
}

export function DetailHead({ page }: DetailSectionProps) {
  if (page.kind !== 'found') return <Head title={unnamed} robots="noindex" />;
  const { _id, name, place, description, images } = page.found;
  const title = [name, place].filter(Boolean).join(', ') || unnamed;
  return (
    <>
      <Head
        title={title}
        description={description.slice(0, descriptionLength)}
        path={paths.packageDetail(_id)}
        trail={trail(place || name || unnamed)}
        picture={images[0]}
      />
      <TourStructuredData found={page.found} />
    </>
  );
}

const trail = (last: string) => [{ label: 'Packages', to: paths.packages(allPackagesKey) }, { label: last }];

/** Without an h1 while it loads: focus and announcement wait for one (land.ts), and it should be the package's name. */
export function DetailHero({ page }: DetailSectionProps) {
  const poster = nightTrain;
  switch (page.kind) {
    case 'loading':
      return <Hero poster={poster} title={undefined} trail={trail(unnamed)} />;
    case 'failed':
      return <Hero poster={poster} title={unnamed} trail={trail(unnamed)} />;
    case 'found': {
      const { name, place, images } = page.found;
      const last = images.at(-1);
      return (
        <Hero
          poster={poster}
          picture={last && <Picture address={last} alt="" sizes="100vw" load="first" />}
          title={name || place || unnamed}
          local={localName(place)}
          trail={trail(place || name || unnamed)}
        />
      );
    }
    default:
      return page satisfies never;
  }
}
