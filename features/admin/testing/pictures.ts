import { vi } from 'vitest';

/** A photograph to choose; every file whose name begins with 'broken' cannot be decoded. */
export const aPhoto = (name = 'beach.jpg') => new File([name], name, { type: 'image/jpeg' });

/** A number of photographs with names of their own. */
export const photos = (count: number) => Array.from({ length: count }, (_, index) => aPhoto(`${index}.jpg`));

/**
 * Lets the test's browser decode and draw pictures, which jsdom does not.
 * @param decoded waited for before the first file is decoded
 * @returns takes it away again
 */
export function standInForDecoder(decoded: Promise<unknown> = Promise.resolve()): () => void {
  const picture = { width: 400, height: 300, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    await decoded;
    if (file.name.startsWith('broken')) throw new Error('not a picture');
    return picture;
  });
  const paper = { fillRect: () => undefined, drawImage: () => undefined };
  const { prototype } = HTMLCanvasElement;
  const { getContext, toBlob } = Object.getOwnPropertyDescriptors(prototype);
  Object.assign(prototype, {
    getContext: () => paper,
    toBlob: (take: (blob: Blob) => void) => take(new Blob(['preview'])),
  });
  let made = 0;
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = () => undefined;
  return () => {
    vi.unstubAllGlobals();
    Object.defineProperties(prototype, { getContext, toBlob });
  };
}
