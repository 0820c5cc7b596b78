import { readFile } from 'node:fs/promises';
import * as v from 'valibot';

export interface TestCount {
  readonly passed: number;
  /** Includes skipped tests and those that did not run. */
  readonly failures: readonly string[];
}

const VitestSchema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** A file that cannot be loaded is one failure. */
export function countVitest(report: unknown): TestCount {
  const { testResults } = v.parse(VitestSchema, report);
  const failures: string[] = [];
  let passed = 0;
  for (const { name: file, status, assertionResults } of testResults) {
    const others = assertionResults.filter((test) => test.status !== 'passed');
    passed += assertionResults.length - others.length;
    failures.push(...others.map((test) => `${test.status}: ${file}: ${test.fullName}`));
    if (status !== 'passed' && others.length === 0) failures.push(`not run: ${file}`);
  }
  return { passed, failures };
}

interface PlaywrightTest {
  readonly projectName: string;
  readonly status: string;
  readonly annotations: readonly { readonly type: string; readonly description: string }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[] | undefined;
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly PlaywrightTest[];
  }[];
}

const PlaywrightSuiteSchema: v.GenericSchema<unknown, PlaywrightSuite> = v.object({
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuiteSchema))),
  specs: v.array(
    v.object({
      file: v.string(),
      title: v.string(),
      tests: v.array(
        v.object({
          projectName: v.string(),
          status: v.string(),
          annotations: v.optional(
            v.array(v.object({ type: v.string(), description: v.optional(v.string(), '') })),
            [],
          ),
        }),
      ),
    }),
  ),
});
const PlaywrightSchema = v.object({
  suites: v.array(PlaywrightSuiteSchema),
  errors: v.array(v.object({ message: v.optional(v.string(), 'an error without a message') })),
});

interface PlaywrightResult extends PlaywrightTest {
  readonly file: string;
  readonly title: string;
}

const listTests = ({ specs, suites = [] }: PlaywrightSuite): readonly PlaywrightResult[] => [
  ...specs.flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, file, title }))),
  ...suites.flatMap(listTests),
];

/** A test that passed only on retry is a failure. */
export function countPlaywright(report: unknown): TestCount {
  const { suites, errors } = v.parse(PlaywrightSchema, report);
  const tests = suites.flatMap(listTests);
  const others = tests.filter(({ status }) => status !== 'expected');
  return {
    passed: tests.length - others.length,
    failures: [
      ...errors.map(({ message }) => `error: ${message}`),
      ...others.map(
        ({ status, projectName, file, title }) => `${status}: [${projectName}] ${file}: ${title}`,
      ),
    ],
  };
}

/** Descriptions that tests noted under this type. */
export const readAnnotations = (report: unknown, type: string): readonly string[] =>
  v
    .parse(PlaywrightSchema, report)
    .suites.flatMap(listTests)
    .flatMap(({ annotations }) => annotations.filter((annotation) => annotation.type === type))
    .map(({ description }) => description);

/** A missing or unreadable report is a failure. */
export async function countReport(path: string, count: (report: unknown) => TestCount): Promise<TestCount> {
  try {
    return count(JSON.parse(await readFile(path, 'utf8')));
  } catch (cause) {
    return { passed: 0, failures: [`no report: ${path} (${cause instanceof Error ? cause.message : ''})`] };
  }
}
