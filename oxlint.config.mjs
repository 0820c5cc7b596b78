import { readdirSync } from 'node:fs';
import { defineConfig } from 'oxlint';

const leaveByAlias = {
  group: ['../**', '..'],
  message: 'Leave a folder by its # alias; relative paths stay inside one folder.',
};

/** An area's rule: what its files must not import, beside relative paths out of their folder. */
const area = (folder, group, message, ...more) => ({
  files: [`${folder}/**`],
  rules: {
    'no-restricted-imports': ['error', { patterns: [leaveByAlias, { group, message }, ...more] }],
  },
});

/** An area of `features`: itself, features/shared, styles and contract. */
const feature = (name) =>
  area(
    `features/${name}`,
    [
      '#core/**',
      '#server/**',
      '#features/**',
      ...new Set([name, 'shared'].flatMap((own) => [`!#features/${own}`, `!#features/${own}/**`])),
    ],
    'A feature imports itself, features/shared, styles and contract.',
  );

const noWaitFor = {
  object: 'vi',
  property: 'waitFor',
  message: 'expect.poll, whose limit is that of the configuration.',
};

/** Chrome 99, Firefox 100 or Safari 15.4 lack them (README); of ECMAScript, `lib` refuses what came after 2023. */
const newerFunctions = [
  ...['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'].map((property) => ({
    property,
    message:
      'The oldest browsers lack it: features/admin/edit-list.ts, or a copy and `sort`, `reverse`, `find`.',
  })),
  ...['canParse', 'parse'].map((property) => ({
    object: 'URL',
    property,
    message: 'The oldest browsers lack it: `parseUrl` of contract/page-path.ts.',
  })),
  {
    property: 'checkVisibility',
    message: 'The oldest browsers lack it: `getComputedStyle`.',
  },
  {
    property: 'requestSubmit',
    message: 'The oldest browsers lack it: features/admin/ui/buttons.tsx.',
  },
  ...['any', 'timeout'].map((property) => ({
    object: 'AbortSignal',
    property,
    message: 'The oldest browsers lack it.',
  })),
];

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'vitest', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  env: { browser: true, node: true, es2024: true },
  ignorePatterns: ['/dist', '/data', 'node_modules'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    eqeqeq: 'error',
    'no-console': 'error',
    'no-underscore-dangle': ['error', { allow: ['_id', '_openPopup'] }],
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'no-await-in-loop': 'off',
    'no-restricted-properties': ['error', noWaitFor],
    'no-restricted-imports': ['error', { patterns: [leaveByAlias] }],
  },
  overrides: [
    {
      files: ['{contract,core,features,styles}/**'],
      excludeFiles: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: {
        'no-restricted-properties': ['error', noWaitFor, ...newerFunctions],
        // They ask for `toSorted` and `toReversed`.
        'unicorn/no-array-sort': 'off',
        'unicorn/no-array-reverse': 'off',
      },
    },
    area('core', ['#server/**'], 'core composes features; the server is another program.'),
    ...readdirSync(new URL('features', import.meta.url)).map(feature),
    area(
      'styles',
      ['#core/**', '#server/**', '#features/**', '#contract/**'],
      'styles imports nothing of the project.',
    ),
    area(
      'contract',
      ['#core/**', '#server/**', '#features/**', '#styles/**'],
      'contract imports nothing of the project.',
      {
        group: ['react', 'react-dom', 'react/**', 'react-dom/**', 'node:*', 'fs', 'path'],
        message: 'contract runs without React, DOM and Node.',
      },
    ),
    area(
      'server',
      ['#core/**', '#features/**', '#styles/**', '#e2e/**', '#scripts/**'],
      'server imports server and contract.',
    ),
    area(
      'e2e',
      ['#core/**', '#features/**', '#styles/**', '#server/**', '!#server/testing', '!#server/testing/**'],
      'e2e drives the product from outside; it imports contract and what tests of the server share.',
    ),
    area(
      'e2e/system',
      ['#core/**', '#features/**', '#styles/**', '#scripts/**'],
      'The system tests import the parts of the server that they put under faults and load, and contract.',
    ),
    {
      files: ['art/*.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: [
                  '../**',
                  '!../server/sample/**',
                  '!../server/pictures/processing/**',
                  '!../contract/agency.ts',
                ],
                message: 'art imports of the product only what a drawing has to agree with (art/README.md).',
              },
            ],
          },
        ],
      },
    },
    { files: ['scripts/**', 'e2e/**', 'art/generate.ts'], rules: { 'no-console': 'off' } },
    {
      files: ['*.config.{ts,mjs}', 'e2e/browser/testing/sample-data.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
