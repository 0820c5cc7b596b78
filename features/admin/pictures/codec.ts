import { encodePicture, readPicture, type ReadPicture } from './draw-picture.ts';
import type { PictureTask, PictureTaskResult } from './picture-worker.ts';
import type { PictureSize } from './validate-file.ts';

export interface Codec {
  /** Size and a small preview; null when the browser cannot decode the file. */
  readonly read: (file: Blob) => Promise<ReadPicture | null>;
  /** A JPEG of the given size, upright, without metadata. Rejects when this browser cannot make it. */
  readonly encode: (file: Blob, size: PictureSize) => Promise<Blob>;
}

/** ms after which the worker has failed: a phone without memory ends one without an event. */
const taskTimeout = 60_000;

/** Undefined until the first picture; null where there is none, or it has failed. */
let worker: Worker | null | undefined;

/** Draws in a worker, so that the page stays usable; on the page where the browser has no canvas for a worker. */
export const browserCodec: Codec = {
  read: async (file) => {
    const result = await runInWorker({ file });
    return result?.type === 'read' ? result.read : readPicture(file);
  },
  encode: async (file, size) => {
    const result = await runInWorker({ file, size });
    if (result?.type === 'failed') throw new Error(result.reason);
    return result?.type === 'encoded' ? result.blob : encodePicture(file, size);
  },
};

const createWorker = () =>
  typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined'
    ? null
    : new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });

/** @returns null without a worker, or when it has failed */
function runInWorker(task: PictureTask): Promise<PictureTaskResult | null> {
  const used = (worker ??= worker === null ? null : createWorker());
  if (used === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const finish = (result: PictureTaskResult | null) => {
      clearTimeout(timer);
      used.removeEventListener('error', fail);
      port1.close();
      resolve(result);
    };
    const fail = () => {
      used.terminate();
      worker = null;
      finish(null);
    };
    const timer = setTimeout(fail, taskTimeout);
    used.addEventListener('error', fail);
    port1.addEventListener('message', ({ data }: MessageEvent<PictureTaskResult>) => finish(data));
    port1.start();
    used.postMessage(task, [port2]);
  });
}
