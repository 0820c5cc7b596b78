import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BrochureContent } from './brochure-content.ts';

export interface BrochureTask {
  readonly content: BrochureContent;
  readonly fontsFolder: string;
}

export type RenderBrochure = (content: BrochureContent) => Promise<Buffer>;

/** ms; 20 very long days take one to six seconds of processor time, by their letters. */
const timeout = 20_000;

/** MB of a thread's heap, enough for 40 very long days in Hindi; a brochure that needs more is not made. */
const maxHeap = 192;

/** Renders each brochure in a thread of its own, which leaves its memory when it ends. @param path of the worker's module */
export const createBrochureThreads =
  (path: string, fontsFolder: string): RenderBrochure =>
  async (content) => {
    const workerData: BrochureTask = { content, fontsFolder };
    const worker = new Worker(path, { workerData, resourceLimits: { maxOldGenerationSizeMb: maxHeap } });
    try {
      const signal = AbortSignal.timeout(timeout);
      const [pdf]: Uint8Array[] = await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }).then(() => {
          throw new Error('The thread of a brochure ended without one');
        }),
      ]);
      if (!pdf) throw new Error('A brochure is empty');
      return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
    } finally {
      await worker.terminate();
    }
  };
