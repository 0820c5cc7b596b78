import { mkdir } from 'node:fs/promises';
import { sampleData, startBackend } from './backends.ts';

/** Makes the data that every backend of a run begins with: making its pictures takes seconds, copying them does not. */
export default async function makeSampleData(): Promise<void> {
  await mkdir(sampleData, { recursive: true });
  const { stop } = await startBackend(sampleData);
  await stop();
}
