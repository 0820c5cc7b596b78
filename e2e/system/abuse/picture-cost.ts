import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const CostSchema = v.object({
  outcome: v.string(),
  /** Of processor time. */
  ms: v.number(),
  /** Bytes by which the peak memory grew. */
  memory: v.number(),
});

/** Measures in a process of its own what an upload costs. */
export async function measurePictureCost(upload: Buffer): Promise<v.InferOutput<typeof CostSchema>> {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'));
  try {
    const path = join(folder, 'upload');
    await writeFile(path, upload);
    const program = fileURLToPath(new URL('picture-program.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', 'tsx', program, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return v.parse(CostSchema, JSON.parse(await text(child.stdout)));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
