/**
 * Measures how much of a damaged product `npm test` notices: thirty small changes of product code, each run by itself.
 * The seed and the areas choose them, nobody by hand; a change that the type checker refuses is not chosen.
 *
 * `npm run mutations` lists them, `-- apply N` writes one into the checkout, `-- run [N…] [-- COMMAND…]` runs `npm test`
 * or the command with each of them, or those named. The command has to pass without a change, and to end with one
 * that makes a loop endless, as `timeout 3600 npm test` does.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as ast from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';
import { run } from './shared/run.ts';

const seed = 1853;
const enoughNoticed = 26;

/** How many changes a folder gets, roughly one for 2,000 lines. A file belongs to the first folder that holds it. */
const areas = [
  ['contract/', 2],
  ['core/', 4],
  ['features/admin/', 6],
  ['features/auth/', 1],
  ['features/catalogue/', 2],
  ['features/shared/', 1],
  ['features/shortlist/', 1],
  ['features/site/', 1],
  ['features/', 1],
  ['server/accounts/', 1],
  ['server/backup/', 1],
  ['server/catalogue/', 2],
  ['server/database/', 1],
  ['server/http/', 4],
  ['server/pictures/', 1],
  ['server/', 1],
] as const;

/** Tests and their helpers, styles, drawings and the sample catalogue. */
const notProduct =
  /\.test\.tsx?$|\/testing\/|\.css\.ts$|\.d\.ts$|\/(?:line-icon|icons)\.tsx?$|^server\/sample\//;

/** In the order in which the thirty places take them. */
const kinds = ['comparison', 'condition', 'text', 'return'] as const;
type Kind = (typeof kinds)[number];

export interface Candidate {
  readonly file: string;
  readonly kind: Kind;
  /** Offset in the file's text. */
  readonly start: number;
  readonly before: string;
  /** The first that the type checker accepts is taken. */
  readonly afters: readonly string[];
}

interface Mutation extends Candidate {
  /** From 1, in the order of the areas. */
  readonly number: number;
  readonly after: string;
}

type Command = readonly [string, ...string[]];

const opposites = new Map(
  ['< >=', '>= <', '> <=', '<= >', '=== !==', '!== ==='].map((pair) => {
    const [operator = '', opposite = ''] = pair.split(' ');
    return [operator, opposite];
  }),
);
const emptyValues = ['undefined', 'null', '[]', "''", 'false', '0'];

/** @returns every place of a file that can be changed, in the order of the text */
export function findCandidates(file: string, source: ast.SourceFile): readonly Candidate[] {
  const found: Candidate[] = [];
  const textOf = (node: ast.Node) => node.getText(source);
  const visit = (node: ast.Node): void => {
    if (isHidden(node, textOf)) return;
    const add = (
      kind: Kind,
      afters: readonly string[],
      before = textOf(node),
      start = node.getStart(source),
    ) => found.push({ file, kind, start, before, afters: afters.filter((after) => after !== before) });
    if (ast.isBinaryExpression(node)) {
      const [left, operator, right] = [node.left, node.operatorToken, node.right].map(textOf);
      const opposite = opposites.get(String(operator));
      if (opposite !== undefined) add('comparison', [`${left} ${opposite} ${right}`]);
      if (operator === '&&' || operator === '||') add('condition', [`${right}`, `${left}`]);
    } else if (ast.isConditionalExpression(node))
      add('condition', [textOf(node.whenTrue), textOf(node.whenFalse)]);
    else if (ast.isIfStatement(node) && isInStatements(node)) {
      const { thenStatement, elseStatement } = node;
      const kept = isExit(thenStatement) ? elseStatement : thenStatement;
      const text = kept ? textOf(kept) : '';
      add('condition', [kept && ast.isBlock(kept) ? text.slice(1, -1).trim() : text]);
    } else if (
      ast.isReturnStatement(node) &&
      node.expression &&
      !emptyValues.includes(textOf(node.expression))
    )
      add(
        'return',
        emptyValues.map((value) => `return ${value};`),
      );
    else if (ast.isStringLiteral(node) || ast.isNoSubstitutionTemplateLiteral(node)) {
      if (/^\W\p{Lu}\p{Ll}* .*\p{L}{3}/u.test(textOf(node))) add('text', [misspell(textOf(node))]);
    } else if (ast.isJsxText(node)) {
      const text = source.text.slice(node.pos, node.end);
      const before = text.trim();
      if (/\p{L}\s+\p{L}/u.test(before))
        add('text', [misspell(before)], before, node.pos + text.indexOf(before));
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** What no visitor and no owner sees: logs, errors of the code itself, and SQL. */
const isHidden = (node: ast.Node, textOf: (node: ast.Node) => string) =>
  (ast.isCallExpression(node) && /(^|[.#])(log|logger|console)(\.\w+)?$/.test(textOf(node.expression))) ||
  (ast.isNewExpression(node) && /^(Range|Type)?Error$/.test(textOf(node.expression))) ||
  ast.isTaggedTemplateExpression(node);

const isInStatements = ({ parent }: ast.Node) =>
  [ast.isBlock, ast.isSourceFile, ast.isCaseClause, ast.isDefaultClause].some((isOfKind) => isOfKind(parent));

function isExit(statement: ast.Statement): boolean {
  const last = ast.isBlock(statement) ? statement.statements.at(-1) : statement;
  const exits = [ast.isReturnStatement, ast.isThrowStatement, ast.isContinueStatement, ast.isBreakStatement];
  return last !== undefined && exits.some((isOfKind) => isOfKind(last));
}

/** Swaps the first two letters that differ in the longest word. */
function misspell(text: string): string {
  const words = text.match(/(?<![&\\\p{L}])\p{L}+/gu) ?? [];
  const longest = words.reduce((longer, word) => (word.length > longer.length ? word : longer), '');
  return text.replace(longest, longest.replace(/(\p{L})(?!\1)(\p{L})/u, '$2$1'));
}

/**
 * A candidate's rank is a hash with the seed, so that a change of one file leaves the order of all others.
 * @returns at most one mutation of a file
 */
export function chooseMutations(
  candidates: readonly Candidate[],
  accepts: (mutation: Mutation) => boolean,
): readonly Mutation[] {
  const ranked = candidates
    .map((candidate) => {
      const { file, kind, before } = candidate;
      const folder = areas.find(([name]) => file.startsWith(name))?.[0];
      const rank = createHash('sha256').update([seed, file, kind, before].join('\0')).digest('hex');
      return { ...candidate, folder, rank };
    })
    .toSorted((a, b) => a.rank.localeCompare(b.rank));
  const chosen: Mutation[] = [];
  for (const folder of areas.flatMap(([name, count]) => Array.from({ length: count }, () => name))) {
    const number = chosen.length + 1;
    const free = ranked.filter(
      (candidate) => candidate.folder === folder && chosen.every(({ file }) => file !== candidate.file),
    );
    const first = chosen.length % kinds.length;
    const mutation = [...kinds.slice(first), ...kinds.slice(0, first)]
      .flatMap((kind) => free.filter((candidate) => candidate.kind === kind))
      .flatMap((candidate) => candidate.afters.map((after) => ({ ...candidate, after, number })))
      .find(accepts);
    if (!mutation) throw new Error(`${folder} has no place left for a change`);
    chosen.push(mutation);
  }
  return chosen;
}

const mutate = (text: string, { start, before, after }: Mutation) =>
  text.slice(0, start) + after + text.slice(start + before.length);

function readMutations(): readonly Mutation[] {
  const changed = new Map<string, string>();
  const api = new API({ fs: { readFile: (file) => changed.get(file) } });
  const config = resolve('tsconfig.json');
  let snapshot = api.updateSnapshot({ openProjects: [config] });
  const readProgram = () => {
    const project = snapshot.getProject(config);
    if (!project) throw new Error(`${config} could not be opened`);
    return project.program;
  };
  const update = (file: string) => {
    const previous = snapshot;
    snapshot = api.updateSnapshot({ fileChanges: { changed: [file] } });
    previous.dispose();
  };
  const accepts = (mutation: Mutation): boolean => {
    const file = resolve(mutation.file);
    changed.set(file, mutate(readFileSync(file, 'utf8'), mutation));
    update(file);
    const program = readProgram();
    const errors = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    changed.delete(file);
    update(file);
    return errors.length === 0;
  };
  const candidates = git('ls-files', '*.ts', '*.tsx')
    .filter((file) => areas.some(([folder]) => file.startsWith(folder)) && !notProduct.test(file))
    .toSorted()
    .flatMap((file) => {
      const source = readProgram().getSourceFile(resolve(file));
      return source ? findCandidates(file, source) : [];
    });
  const mutations = chooseMutations(candidates, accepts);
  api.close();
  return mutations;
}

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

function describeMutation({ number, file, kind, start, before, after }: Mutation): string {
  const line = readFileSync(file, 'utf8').slice(0, start).split('\n').length;
  const [from, to] = [before, after].map((text) => text.replaceAll(/\s+/g, ' ').slice(0, 120));
  return `${number}. ${file}:${line} ${kind}\n      ${from}\n    → ${to || '(nothing)'}`;
}

/** Formatted, so that a change is not noticed by its format. @returns what restores the file */
function applyMutation(mutation: Mutation): () => void {
  const { file } = mutation;
  const text = readFileSync(file, 'utf8');
  const oxfmt = ['--no-install', 'oxfmt', `--stdin-filepath=${file}`];
  writeFileSync(file, execFileSync('npx', oxfmt, { input: mutate(text, mutation) }));
  return () => writeFileSync(file, text);
}

/** @returns whether the command fails */
async function isNoticed(mutation: Mutation, [program, ...args]: Command): Promise<boolean> {
  const restore = applyMutation(mutation);
  const abort = () => {
    restore();
    process.exit(130);
  };
  process.on('SIGINT', abort).on('SIGTERM', abort);
  try {
    return (await run(program, args)) !== 0;
  } finally {
    process.off('SIGINT', abort).off('SIGTERM', abort);
    restore();
  }
}

async function runMutations(chosen: readonly Mutation[], command: Command): Promise<number> {
  const lines: string[] = [];
  for (const mutation of chosen) {
    const description = describeMutation(mutation);
    console.log(`\n# ${description}`);
    lines.push(`${(await isNoticed(mutation, command)) ? 'noticed' : 'MISSED'} ${description}`);
  }
  const noticed = lines.filter((line) => line.startsWith('noticed')).length;
  console.log(`\n${lines.join('\n')}\n${noticed} of ${chosen.length} noticed`);
  return noticed;
}

async function main(args: readonly string[]): Promise<void> {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const [mode = 'list', ...numbers] = args.slice(0, end);
  const [program = 'npm', ...rest] = end === args.length ? ['npm', 'test'] : args.slice(end + 1);
  if (mode !== 'list' && git('status', '--porcelain', '--untracked-files=no').length > 0)
    throw new Error('The checkout has changes that are not committed');
  const mutations = readMutations();
  const chosen = mutations.filter(({ number }) => numbers.length === 0 || numbers.includes(`${number}`));
  const [only] = chosen;
  if (mode === 'list') console.log(chosen.map(describeMutation).join('\n'));
  else if (mode === 'apply' && only && chosen.length === 1) applyMutation(only);
  else if (mode === 'run' && chosen.length >= numbers.length) {
    const noticed = await runMutations(chosen, [program, ...rest]);
    if (numbers.length === 0 && noticed < enoughNoticed) process.exitCode = 1;
  } else throw new Error('list [N…], apply N, or run [N…] [-- COMMAND…], with N from 1 to 30');
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2));
