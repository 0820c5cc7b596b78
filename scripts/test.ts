/** `npm test`: its steps, two at a time. */
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { countPlaywright, countReport, countVitest } from './test/reports.ts';
import { runSteps, type Step } from './test/steps.ts';

const results = 'test-results';
const reportOf = (name: string) => `${results}/${name}.json`;
await rm(results, { recursive: true, force: true });

const vitest = (name: string, projects: readonly string[], more: readonly string[] = []): Step => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
    ...more,
  ],
});

const browserTests: Step = {
  name: 'browser tests',
  command: ['tsx', 'scripts/test-e2e.ts', '--reporter=dot,json', '--workers=2'],
  after: ['build'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(reportOf('browser tests')) },
};

const vitestSteps: readonly Step[] = [
  // They wait for most of their time, and so leave the cores to the browser tests.
  { ...vitest('system tests', ['system']), after: ['build'] },
  vitest('site tests', ['site*'], ['--maxWorkers=1']),
  vitest('server tests', ['server'], ['--maxWorkers=1']),
  vitest('PostgreSQL tests', ['PostgreSQL'], ['--maxWorkers=1']),
];

/** The longest come first. */
const steps: readonly Step[] = [
  { name: 'build', command: ['tsx', 'scripts/build.ts'] },
  browserTests,
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  { name: 'lint', command: ['oxlint', '-c', 'oxlint.config.mjs', '--deny-warnings'] },
  ...vitestSteps,
];

const startedAt = performance.now();
const outcomes = await runSteps(steps, 2, ({ name, outcome, seconds }, output) => {
  console.log(`\n# ${name}\n${output}# ${name}: ${outcome} after ${seconds} s`);
});

const counts = [
  await countReport(reportOf(browserTests.name), countPlaywright),
  ...(await Promise.all(vitestSteps.map(({ name }) => countReport(reportOf(name), countVitest)))),
];
const failures = counts.flatMap((count) => count.failures);
const broken = outcomes.filter(({ outcome }) => outcome !== 'passed');

console.log(`\n# ${Math.round((performance.now() - startedAt) / 1000)} s`);
for (const { name, outcome, seconds } of outcomes) console.log(`${name}: ${outcome}, ${seconds} s`);
for (const failure of failures) console.error(failure);
if (broken.length > 0) console.error(`Failed: ${broken.map(({ name }) => name).join(', ')}`);
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = Math.max(failures.length, broken.length);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
