import { API } from 'typescript/unstable/sync';
import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { afterAll, describe, expect, it } from 'vitest';
import { chooseMutations, findCandidates, type Candidate } from './mutations.ts';

const changed = [
  ['f(a < b)', 'comparison', 'a < b', 'a >= b'],
  ['f(a !== "“ä”")', 'comparison', 'a !== "“ä”"', 'a === "“ä”"'],
  ['f(a && b)', 'condition', 'a && b', 'b'],
  ['f(a ? b : c)', 'condition', 'a ? b : c', 'b'],
  ['if (a) f();', 'condition', 'if (a) f();', 'f();'],
  ['if (a) { f(); } else g();', 'condition', 'if (a) { f(); } else g();', 'f();'],
  ['if (a) throw b;', 'condition', 'if (a) throw b;', ''],
  ["f('Nothing was saved')", 'text', "'Nothing was saved'", "'oNthing was saved'"],
  ['f(<p>\n  two words\n</p>)', 'text', 'two words', 'two owrds'],
  ['function f() { return a; }', 'return', 'return a;', 'return undefined;'],
] as const;
const leftAlone = [
  "log.warn('Nothing was saved')",
  "throw new Error('Nothing was saved')",
  'sql`select 1 where ${a < b}`',
  "f('one-word', 'min-width: 3px')",
  'function f() { return null; }',
  'for (const a of b) if (a) throw c;',
  'type A = B extends C ? D : E;',
];

const config = '/tsconfig.json';
const texts = [...changed.map(([text]) => text), ...leftAlone];
const files = texts.map((text, index) => [`/${index}.tsx`, text] as const);
const fs = createVirtualFileSystem({
  [config]: JSON.stringify({ files: files.map(([file]) => file) }),
  ...Object.fromEntries(files),
});
const api = new API({ cwd: '/', fs });
const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
afterAll(() => api.close());

function changesOf(text: string): readonly (readonly string[])[] {
  const source = project?.program.getSourceFile(`/${texts.indexOf(text)}.tsx`);
  if (!source) throw new Error('The text could not be parsed');
  return findCandidates('a.tsx', source).map(({ kind, start, before, afters: [after = ''] }) => {
    expect(text.slice(start, start + before.length)).toBe(before);
    return [kind, before, after];
  });
}

describe('the places that can be changed', () => {
  it.each(changed)('%s', (text, kind, before, after) => {
    expect(changesOf(text)).toEqual([[kind, before, after]]);
  });

  it.each(leftAlone)('leaves alone: %s', (text) => {
    expect(changesOf(text)).toEqual([]);
  });
});

const choose = (from: readonly Candidate[]) => chooseMutations(from, ({ after }) => after !== 'b');

describe('the choice', () => {
  const features = ['admin', 'auth', 'catalogue', 'shared', 'shortlist', 'site', 'other'];
  const server = ['accounts', 'backup', 'catalogue', 'database', 'http', 'pictures', 'other'];
  const folders = [
    'contract',
    'core',
    ...features.map((name) => `features/${name}`),
    ...server.map((name) => `server/${name}`),
  ];
  const candidates = folders.flatMap((folder) =>
    Array.from({ length: 10 }, (_, index) => `${folder}/${index}.ts`).flatMap(
      (file): readonly Candidate[] => [
        { file, kind: 'comparison', start: 0, before: 'a < b', afters: ['a >= b'] },
        { file, kind: 'condition', start: 10, before: 'a && b', afters: ['b', 'a'] },
        { file, kind: 'text', start: 20, before: "'Not here'", afters: ["'Not ehre'"] },
        { file, kind: 'return', start: 30, before: 'return a;', afters: ['return null;'] },
      ],
    ),
  );

  it('is of thirty files, each kind in its turn, and has what is accepted', () => {
    const chosen = choose(candidates);
    expect(new Set(chosen.map(({ file }) => file)).size).toBe(30);
    expect(chosen.slice(0, 5).map(({ kind }) => kind)).toEqual([
      'comparison',
      'condition',
      'text',
      'return',
      'comparison',
    ]);
    expect(chosen.find(({ kind }) => kind === 'condition')?.after).toBe('a');
  });

  it('does not depend on the order or on a file that was not chosen', () => {
    const chosen = choose(candidates);
    const others = candidates.filter(({ file }) => chosen.some((mutation) => mutation.file === file));
    expect(choose(others.toReversed())).toEqual(chosen);
  });

  it('fails when a folder has too little', () => {
    expect(() => choose([])).toThrow('contract/ has no place left for a change');
  });
});
