/**
 * `npm test` decides what lands: its stages come one after the other, as two that share the cores only disturb each
 * other. `npm run test:all [-- NAME…]` runs everything else that is worth having, all of it or the steps named.
 */
import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findHeadlessShell } from './shared/chromium.ts';
import { countPlaywright, countReport, countVitest, type TestCount } from './test/reports.ts';
import { runStages, type Step } from './test/steps.ts';

const results = 'test-results';
const reportOf = (name: string) => resolve(results, `${name}.json`);

interface TestStep extends Step {
  /** Reads the report that the step writes, if it writes one. */
  readonly count?: (report: unknown) => TestCount;
}

const vitest = (name: string, ...projects: readonly string[]): TestStep => ({
  name,
  command: [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ],
  count: countVitest,
});

const browser = (name: string, ...flags: readonly string[]): TestStep => ({
  name,
  command: ['tsx', 'scripts/test-e2e.ts', '--reporter=dot,json', ...flags],
  environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(name) },
  count: countPlaywright,
});

/** Browser tests of `npm test` have this tag in their title or options. */
const gateTag = '@gate';

const gate: readonly (readonly TestStep[])[] = [
  [
    { name: 'build', command: ['tsx', 'scripts/build.ts', '--check-budgets'] },
    { name: 'format', command: ['oxfmt', '--check', '.'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
    { name: 'lint', command: ['oxlint', '-c', 'oxlint.config.mjs', '--deny-warnings'] },
  ],
  [vitest('unit tests', 'site, without a DOM', 'site', 'server', 'PostgreSQL')],
  [{ ...browser('browser tests', `--grep=${gateTag}`), after: ['build'] }],
  [{ ...vitest('programs', 'programs'), after: ['build'] }],
];

/** Of what property tests generate, which `npm test` leaves the same. */
const random = { FAST_CHECK_SEED: String(randomInt(2 ** 31)) };

const one = { VITEST_MAX_WORKERS: '1', ...random };

const build: TestStep = { name: 'build', command: ['tsx', 'scripts/build.ts', '--if-stale'] };

/** What visitors and the owner do, without the functions that the oldest browsers lack. */
const oldest = browser(
  'oldest browser',
  '--workers=1',
  'visitor',
  'search',
  'shortlist',
  'admin/admin.spec',
  'daily-work',
  'drafts',
);

const beyondTheGate: readonly TestStep[] = [
  browser('browser', `--grep-invert=${gateTag}`, '--workers=1'),
  { ...oldest, environment: { ...oldest.environment, OLDEST_BROWSER: 'on' } },
  { ...vitest('PostgreSQL', 'others on PostgreSQL'), environment: one },
  { ...vitest('system', 'system'), environment: one },
  { name: 'engines', command: ['tsx', 'scripts/test-engines.ts'] },
  { name: 'Google', command: ['tsx', 'scripts/test-google.ts'] },
  { name: 'Node 22', command: ['tsx', 'scripts/test-node.ts', '22'], environment: random },
  { name: 'Node 24', command: ['tsx', 'scripts/test-node.ts', '24'], environment: random },
  // Last, as it replaces the build of the other steps.
  {
    name: 'another backend',
    command: ['tsx', 'scripts/build.ts'],
    environment: { VITE_API_HOST: `https://api.${'of-an-agency-with-a-long-name.'.repeat(3)}example.com` },
  },
];

/** @throws when there is no step of a name, and says which there are */
function chooseStages(args: readonly string[]): readonly (readonly TestStep[])[] {
  const [all, ...names] = args;
  if (all !== '--all') return gate;
  const unknown = names.filter((name) => beyondTheGate.every((step) => step.name !== name));
  if (unknown.length > 0)
    throw new Error(
      `There is no step ${unknown.join(', ')}, only ${beyondTheGate.map(({ name }) => name).join(', ')}.`,
    );
  const chosen = beyondTheGate.filter(({ name }) => names.length === 0 || names.includes(name));
  return [build, ...chosen].map((step) => [step]);
}

const stages = chooseStages(process.argv.slice(2));
if (stages !== gate) console.log(`FAST_CHECK_SEED=${random.FAST_CHECK_SEED}`);
await rm(results, { recursive: true, force: true });
// What is installed from Debian's packages comes before the first test.
if (stages.flat().some(({ count }) => count === countPlaywright)) await findHeadlessShell();

const startedAt = performance.now();
const outcomes = await runStages(stages, ({ name, outcome, seconds }, output) => {
  console.log(`\n# ${name}\n${output}# ${name}: ${outcome} after ${seconds} s`);
});

const counts = await Promise.all(
  stages.flat().flatMap(({ name, count }) => (count ? [countReport(reportOf(name), count)] : [])),
);
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
