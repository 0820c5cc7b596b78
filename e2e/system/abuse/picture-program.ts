/** Processes the file of its argument in a process of its own and prints `CostSchema` (picture-cost.ts) as JSON. */
import { readFile } from 'node:fs/promises';
import { completePicture, createPictureProcessor } from '#server/pictures/processing/process-picture.ts';
import { PictureRejected } from '#server/pictures/processing/picture-rejection.ts';
import { redCorner } from '#server/pictures/testing/picture-samples.ts';

const [path = ''] = process.argv.slice(2);
const processForSave = createPictureProcessor();
/** With the work of the encoder. */
const processPicture = async (upload: Buffer, name: string) =>
  completePicture(await processForSave(upload, name));
const bytes = await readFile(path);
const peak = () => process.resourceUsage().maxRSS * 1024;

// A first picture, so that the library's own memory is not counted.
await processPicture(await redCorner(400, 300).png().toBuffer(), 'first.png');
const before = peak();
const startUsage = process.cpuUsage();
const outcome = await processPicture(bytes, 'upload').then(
  () => 'taken',
  (cause: unknown) => (cause instanceof PictureRejected ? cause.reason : String(cause)),
);
const { user, system } = process.cpuUsage(startUsage);
const ms = Math.round((user + system) / 1000);
process.stdout.write(JSON.stringify({ outcome, ms, memory: peak() - before }));
