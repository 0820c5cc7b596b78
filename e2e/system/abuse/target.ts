import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const TargetInfoSchema = v.object({ port: v.number(), cookie: v.string() });

export interface Target extends v.InferOutput<typeof TargetInfoSchema> {
  /** @throws when it does not end with code 0 */
  readonly stop: () => Promise<void>;
}

/** @param packages how many there are, each of the maximum length */
export async function startTarget(packages: number): Promise<Target> {
  const program = fileURLToPath(new URL('target-program.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', program, String(packages)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => [''])]);
  return {
    ...v.parse(TargetInfoSchema, JSON.parse(String(line))),
    stop: async () => {
      child.stdin.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`The attacked server ended with ${code}`);
    },
  };
}
