import { encodePicture, readPicture, type ReadPicture } from './draw-picture.ts';
import type { PictureSize } from './validate-file.ts';

/** Without a size the picture is read, with one it is encoded. */
export interface PictureTask {
  readonly file: Blob;
  readonly size?: PictureSize;
}

export type PictureTaskResult =
  | { readonly type: 'read'; readonly read: ReadPicture | null }
  | { readonly type: 'encoded'; readonly blob: Blob }
  | { readonly type: 'failed'; readonly reason: string };

async function perform({ file, size }: PictureTask): Promise<PictureTaskResult> {
  try {
    return size
      ? { type: 'encoded', blob: await encodePicture(file, size) }
      : { type: 'read', read: await readPicture(file) };
  } catch (cause) {
    return { type: 'failed', reason: String(cause) };
  }
}

// Each task comes with the port for its result.
self.addEventListener('message', ({ data, ports: [port] }: MessageEvent<PictureTask>) => {
  void perform(data).then((result) => port?.postMessage(result));
});
