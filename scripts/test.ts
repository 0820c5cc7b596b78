/** `npm test`: types, lint, format, unit tests, build with budgets, browser tests; everything, and the sum at the end. */
import { readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { runTool } from './run.ts';

const unitReport = 'test-results/unit.json';
const browserReport = 'test-results/browser.json';
await rm('test-results', { recursive: true, force: true });

const steps = [
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  {
    name: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  { name: 'browser tests', command: ['tsx', 'scripts/e2e.ts', '--reporter=list,json'] },
];

const broken: string[] = [];
for (const { name, command } of steps) {
  console.log(`\n# ${name}`);
  const [tool = '', ...args] = command;
  const began = performance.now();
  const code = await runTool(tool, args, {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(browserReport),
  });
  console.log(
    `# ${name}: ${code === 0 ? 'well' : 'failed'} after ${Math.round((performance.now() - began) / 1000)} s`,
  );
  if (code !== 0) broken.push(name);
}

/** A report that was never written means that its tests never ran: that counts as a failure, too. */
async function report<T>(path: string, schema: v.GenericSchema<unknown, T>, missing: T): Promise<T> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? missing : v.parse(schema, JSON.parse(text));
}
const unit = await report(unitReport, v.object({ numPassedTests: v.number(), numFailedTests: v.number() }), {
  numPassedTests: 0,
  numFailedTests: 1,
});
const { stats } = await report(
  browserReport,
  v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }) }),
  { stats: { expected: 0, unexpected: 1, flaky: 0 } },
);

const passed = unit.numPassedTests + stats.expected;
const failed = unit.numFailedTests + stats.unexpected + stats.flaky;
if (broken.length > 0) console.error(`\nFailed: ${broken.join(', ')}`);
console.log(`\n${passed} passed, ${Math.max(failed, broken.length)} failed`);
process.exitCode = broken.length > 0 || failed > 0 ? 1 : 0;
