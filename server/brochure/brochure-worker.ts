/** A thread for one brochure: `renderBrochure` takes processor time without a pause. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadFonts } from './brochure-fonts.ts';
import type { BrochureTask } from './brochure-thread.ts';
import { renderBrochure } from './render-brochure.ts';

const { content, fontsFolder }: BrochureTask = workerData;
const pdf = await renderBrochure(content, await loadFonts(fontsFolder));
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of Node, not a window
parentPort?.postMessage(pdf);
