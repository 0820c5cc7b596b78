import { vi } from 'vitest';

/** A photograph; one whose name begins with 'broken' cannot be decoded. */
export const createPhoto = (name = 'beach.jpg') => new File([name], name, { type: 'image/jpeg' });

/** Fakes decoding and drawing, which jsdom lacks, once `decoded` resolves. @returns restores the originals */
export function stubImageDecoder(decoded: Promise<unknown> = Promise.resolve()): () => void {
  const picture = { width: 400, height: 300, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    await decoded;
    if (file.name.startsWith('broken')) throw new Error('not a picture');
    return picture;
  });
  const context = {
    fillRect: () => undefined,
    drawImage: () => undefined,
    createImageData: () => ({ data: [] }),
    putImageData: () => undefined,
    getImageData: () => ({ data: [] }),
  };
  const { prototype } = HTMLCanvasElement;
  const { getContext, toBlob } = Object.getOwnPropertyDescriptors(prototype);
  Object.assign(prototype, {
    getContext: () => context,
    toBlob: (take: (blob: Blob) => void) => take(new Blob(['preview'])),
  });
  let count = 0;
  URL.createObjectURL = () => `blob:${(count += 1)}`;
  URL.revokeObjectURL = () => undefined;
  return () => {
    Object.defineProperties(prototype, { getContext, toBlob });
  };
}
