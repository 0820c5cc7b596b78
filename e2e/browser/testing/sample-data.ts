import { mkdir } from 'node:fs/promises';
import { sampleData, startBackend } from './backend.ts';

/** Creates the data that every backend starts from: encoding the pictures takes seconds, copying does not. */
export default async function makeSampleData(): Promise<void> {
  await mkdir(sampleData, { recursive: true });
  const { stop } = await startBackend(sampleData);
  await stop();
}
