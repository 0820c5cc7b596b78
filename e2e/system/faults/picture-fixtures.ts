import sharp from 'sharp';
import { parsePictureAddress, pictureAddress } from '#contract/pictures.ts';
import { completePicture, createPictureProcessor } from '#server/pictures/processing/process-picture.ts';
import { masterFileNames, pictureFileNames } from '#server/pictures/storage/picture-file-names.ts';
import { listVariantAddresses } from '#server/http/testing/admin-client.ts';

export interface PictureFixture {
  readonly file: File;
  readonly address: string;
  readonly bytesByAddress: ReadonlyMap<string, Buffer>;
  readonly fileNames: readonly string[];
}

const sizes = [
  [40, 30],
  [60, 80],
  [330, 200],
] as const;
const large = [1700, 900] as const;

/** Small pictures, and every sixth a large one, which takes long to encode. */
export async function createPictureFixtures(count: number): Promise<readonly PictureFixture[]> {
  const processPicture = createPictureProcessor();
  const fixtures: PictureFixture[] = [];
  for (let index = 0; index < count; index += 1) {
    const [width, height] = index % 6 === 5 ? large : (sizes[index % sizes.length] ?? large);
    const background = { r: (index * 37) % 256, g: (index * 91) % 256, b: (index * 53) % 256 };
    const bytes = await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
    const { metadata, files } = await completePicture(await processPicture(bytes, 'picture.png'));
    const address = pictureAddress(metadata);
    const bytesOf = (name: string) => files.find((file) => file.name === name)?.bytes ?? Buffer.alloc(0);
    const fileNames = pictureFileNames(metadata);
    fixtures.push({
      file: new File([new Uint8Array(bytes)], `${index}.png`, { type: 'image/png' }),
      address,
      // Both lists have the JPEG first, then each width, and the preview last.
      bytesByAddress: new Map(
        listVariantAddresses(address).map((path, at) => [path, bytesOf(fileNames[at] ?? '')]),
      ),
      fileNames,
    });
  }
  return fixtures;
}

/** Those that a picture has from its save on, and all of them. */
export function listMasterFiles(addresses: Iterable<string>): string[] {
  return [...addresses].flatMap((address) => {
    const metadata = parsePictureAddress(address);
    return metadata ? masterFileNames(metadata) : [];
  });
}

export function listExpectedFiles(addresses: Iterable<string>): string[] {
  return [...addresses].flatMap((address) => {
    const metadata = parsePictureAddress(address);
    if (!metadata) throw new Error(`${address} is no stored picture`);
    return pictureFileNames(metadata);
  });
}
