import sharp from 'sharp';
import { parsePictureAddress, pictureAddress } from '#contract/pictures.ts';
import { createPictureProcessor } from '#server/pictures/process.ts';
import { pictureFileNames } from '#server/pictures/names.ts';
import { addressesOf } from './client.ts';

export interface AlbumPicture {
  readonly file: File;
  readonly address: string;
  readonly answers: ReadonlyMap<string, Buffer>;
  readonly fileNames: readonly string[];
}

const sizes = [
  [40, 30],
  [60, 80],
  [330, 200],
] as const;
const large = [1700, 900] as const;

/** Small pictures, and every sixth a large one, which takes long to encode. */
export async function makeAlbum(count: number): Promise<readonly AlbumPicture[]> {
  const processPicture = createPictureProcessor();
  const album: AlbumPicture[] = [];
  for (let index = 0; index < count; index += 1) {
    const [width, height] = index % 6 === 5 ? large : (sizes[index % sizes.length] ?? large);
    const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: (index * 53) % 256 };
    const bytes = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
    const { facts, files } = await processPicture(bytes, 'picture.png');
    const address = pictureAddress(facts);
    const bytesOf = (name: string) => files.find((file) => file.name === name)?.bytes ?? Buffer.alloc(0);
    const fileNames = pictureFileNames(facts);
    album.push({
      file: new File([new Uint8Array(bytes)], `${index}.png`, { type: 'image/png' }),
      address,
      // Both lists have the JPEG first, then each width, and the preview last.
      answers: new Map(addressesOf(address).map((path, at) => [path, bytesOf(fileNames[at] ?? '')])),
      fileNames,
    });
  }
  return album;
}

export function filesFor(addresses: Iterable<string>): string[] {
  return [...addresses].flatMap((address) => {
    const facts = parsePictureAddress(address);
    if (!facts) throw new Error(`${address} is no stored picture`);
    return pictureFileNames(facts);
  });
}
