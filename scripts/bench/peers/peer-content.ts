/** What the peers show: the content and the pictures of a running server's home page, its list and its packages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { DestinationSchema } from '#contract/destination.ts';
import { type Package, PackageSchema } from '#contract/package.ts';
import { parsePictureAddress, pictureVariant, storedWidths } from '#contract/pictures.ts';
import { priceText } from '#contract/price-text.ts';
import { pictureSizes } from '#features/shared/ui/picture-sizes.ts';

export interface PeerPicture {
  /** JPEG. */
  readonly src: string;
  /** AVIF. */
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

export interface PeerTour {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly price: string;
  readonly facts: string;
  readonly description: string;
  readonly picture: PeerPicture;
  readonly days: readonly string[];
}

export interface PeerContent {
  /** The hero's drawing. */
  readonly hero: string;
  readonly tiles: readonly { readonly name: string; readonly picture: PeerPicture }[];
  readonly rows: readonly { readonly title: string; readonly tours: readonly PeerTour[] }[];
  /** Of the list of domestic packages. */
  readonly tours: readonly PeerTour[];
  /** By path. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

export async function readPeerContent(origin: string): Promise<PeerContent> {
  const pictures = new Map<string, Uint8Array>();
  const copyFile = async (from: string, to: string) => {
    if (pictures.has(to)) return;
    const answer = await fetch(origin + from);
    pictures.set(to, new Uint8Array(await answer.arrayBuffer()));
  };
  const copyPicture = async (address = ''): Promise<PeerPicture> => {
    const info = parsePictureAddress(address);
    if (!info) throw new Error(`${address} is no stored picture`);
    const { hash, width, height, color } = info;
    const src = `/pictures/${hash}.jpg`;
    await copyFile(address, src);
    const variants: string[] = [];
    for (const variant of storedWidths(width)) {
      const path = `/pictures/${hash}-${variant}.avif`;
      await copyFile(pictureVariant(address, variant, 'avif'), path);
      variants.push(`${path} ${variant}w`);
    }
    return { src, srcSet: variants.join(', '), width, height, color };
  };
  const toTour = async (tour: Package): Promise<PeerTour> => ({
    id: tour._id,
    name: tour.name,
    place: tour.place,
    price: priceText(tour.price ?? 0),
    facts: `${tour.days} days, ${tour.persons} persons`,
    description: tour.description,
    picture: await copyPicture(tour.images[0]),
    days: tour.dayWiseItinerary.map(({ description }) => description),
  });
  const read = async (path: string): Promise<unknown> => (await fetch(origin + apiBase + path)).json();

  const { destinations } = v.parse(
    v.object({ destinations: v.array(DestinationSchema) }),
    await read(calls.destinations),
  );
  const tiles: PeerContent['tiles'][number][] = [];
  for (const { name, images } of destinations) tiles.push({ name, picture: await copyPicture(images[0]) });
  const rows: PeerContent['rows'][number][] = [];
  for (const category of ['domestic', 'international']) {
    const { data } = v.parse(
      v.object({ data: v.array(PackageSchema) }),
      await read(`${calls.topPackages}?category=${category}`),
    );
    rows.push({ title: category, tours: await Promise.all(data.map(toTour)) });
  }
  const { tours } = v.parse(v.object({ tours: v.array(PackageSchema) }), await read(calls.allPackages));
  const domestic = tours.filter(({ category }) => category === 'domestic');
  return {
    hero: readHero(await (await fetch(origin)).text()),
    tiles,
    rows,
    tours: await Promise.all(domestic.map(toTour)),
    pictures,
  };
}

/** The drawing that the home page carries as a data URL. */
export function readHero(html: string): string {
  const [, quoted] = /src="data:image\/svg\+xml,([^"]+)"/.exec(html) ?? [];
  if (quoted === undefined) throw new Error('The home page has no drawing');
  const entities: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'" };
  return decodeURIComponent(quoted.replaceAll(/&(quot|amp|lt|gt|#x27);/g, (_, name) => entities[name] ?? ''));
}

/** Writes drawing and pictures for the peers to serve as they are. */
export async function writePublicFiles(folder: string, { hero, pictures }: PeerContent): Promise<void> {
  await mkdir(join(folder, 'pictures'), { recursive: true });
  await writeFile(join(folder, 'hero.svg'), hero);
  for (const [path, bytes] of pictures) await writeFile(join(folder, path), bytes);
}

/** Of both peers: variants as exact as ours. */
export const peerSizes = {
  tile: pictureSizes({ 0: '50vw - 26px' }),
  row: pictureSizes({ 0: '300px' }),
  column: pictureSizes({ 0: '100vw - 40px' }),
};

/** Of both peers: the fonts of the system, as a user without a designer would choose. */
export const peerStyles = `* { box-sizing: border-box; margin: 0 }
body { font: 1rem/1.5 system-ui, sans-serif; color: #12261f; background: #f5f6f1 }
header { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; padding: 8px 20px }
button, summary { font: inherit; min-height: 44px; min-width: 44px; padding: 8px 12px }
nav ul { display: grid; padding: 0; list-style: none }
nav a { display: block; padding: 10px 0 }
main { display: grid; gap: 32px; max-width: 1216px; margin: auto; padding: 0 20px 48px; grid-template-columns: minmax(0, 1fr) }
.hero img { width: 100%; height: auto; display: block }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)); gap: 12px; padding: 0; list-style: none }
.tiles img { width: 100%; height: auto; aspect-ratio: 3 / 4; object-fit: cover; display: block }
.row { display: flex; gap: 24px; overflow-x: auto }
.row article { flex: none; width: 300px }
.list { display: grid; grid-template-columns: repeat(auto-fill, minmax(300px, 1fr)); gap: 24px }
article { background: #fff; border-radius: 4px; overflow: hidden }
article > div { padding: 16px }
article img { width: 100%; height: 200px; object-fit: cover; display: block }
.price { font-weight: 800; font-size: 1.375rem }
.first { width: 100%; height: auto; aspect-ratio: 3 / 2; object-fit: cover; display: block }
`;
