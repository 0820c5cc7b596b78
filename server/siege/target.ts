import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Patience } from '#server/http/patience.ts';

/** What whoever attacks a backend needs to know of it. */
const FactsSchema = v.object({ port: v.number(), cookie: v.string() });

export interface Target extends v.InferOutput<typeof FactsSchema> {
  /** @throws when it had ended before, or does not end well */
  readonly stop: () => Promise<void>;
}

/** Starts a backend as a process of its own. @param packages how many there are, each as long as it may be */
export async function startTarget(patience: Patience, packages: number): Promise<Target> {
  const program = fileURLToPath(new URL('target-program.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', program, JSON.stringify(patience), String(packages)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => [''])]);
  return {
    ...v.parse(FactsSchema, JSON.parse(String(line))),
    stop: async () => {
      child.stdin.end();
      const [code] = await ended;
      if (code !== 0) throw new Error(`The server under siege ended with ${code}`);
    },
  };
}
