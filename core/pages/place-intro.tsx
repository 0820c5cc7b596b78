import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import { allPackagesKey, type CategoryKey } from '#contract/category.ts';
import { Head } from '#core/head/head.tsx';
import { poster as posterStyle } from '#core/layout/hero.css.ts';
import { Hero } from '#core/layout/hero.tsx';
import { findListPlace, type ListPlace } from '#features/catalogue/search/list-address.ts';
import { packageSearchParams } from '#features/catalogue/search/package-search-params.ts';
import { useCompleteList, type CatalogueStore } from '#features/catalogue/store.ts';
import { lazyComponent } from '#features/shared/loading.tsx';
import { paths } from '#features/shared/paths.ts';
import { listHeading } from '#features/shared/text.ts';
import { localName } from '#features/shared/tour-places.ts';
import { ListIntro, toListDescription } from './list-intro.tsx';

const PlacePoster = lazyComponent(
  async () => (await import('#features/shared/places/place-poster.tsx')).PlacePoster,
);
const PlaceLocalName = lazyComponent(
  async () => (await import('#features/shared/places/local-name.tsx')).PlaceLocalName,
);

export interface PlaceIntroProps {
  readonly catalogue: CatalogueStore;
  readonly category: CategoryKey;
}

/** Head and hero of a list whose address names a place; those of the whole list where nobody knows the place. */
export function PlaceIntro({ catalogue, category }: PlaceIntroProps) {
  const packages = useCompleteList(catalogue, category);
  const { status } = useSnapshot(catalogue.state).lists[category];
  const search = useSearch();
  const served = catalogue.served(category, search);
  if (!packages && !served) return <ListIntro category={category} isPending={status !== 'rejected'} />;
  const { place: typed } = packageSearchParams.read(search);
  const place = packages ? findListPlace(packages, category, typed) : served?.place;
  return place ? <KnownPlace place={place} category={category} /> : <ListIntro category={category} />;
}

interface KnownPlaceProps {
  readonly place: ListPlace;
  readonly category: CategoryKey;
}

function KnownPlace({ place: { name, hasPackages, picture, focal }, category }: KnownPlaceProps) {
  const title = `${name} tour packages`;
  const trail = [{ label: 'Packages', to: paths.packages(category) }, { label: name }];
  return (
    <>
      <Head
        title={title}
        // One page of a place for search engines, whichever list and other filters show it, and none without packages.
        path={hasPackages ? paths.packagesOfPlace(allPackagesKey, name) : paths.packages(category)}
        trail={trail}
        picture={picture}
        focal={focal}
        {...(hasPackages && { description: toListDescription(title) })}
      />
      <Hero
        variant="list"
        poster="night-train"
        picture={<PlacePoster place={name} variant="hero" alt="" className={posterStyle} />}
        title={listHeading(name)}
        local={localName(name) ?? <PlaceLocalName place={name} />}
        trail={trail}
      />
    </>
  );
}
