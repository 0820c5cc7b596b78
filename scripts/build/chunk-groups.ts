import { basename, relative } from 'node:path';
import type { Plugin } from 'vite';

/** What is fetched together: modules that are imported dynamically, and all that they import at once. */
interface Part {
  readonly modules: RegExp;
  /** The chunk of what no other part needs. */
  readonly chunk: string;
  /** Those of the modules that have a chunk of their own, so that `chunk` is what they share. */
  readonly divided?: RegExp;
  /** Fetched once the page is idle, so that it may need the `idle` chunk. */
  readonly isLate?: true;
  /** What the pages of signed-in people need, too. */
  readonly apart?: { readonly modules: RegExp; readonly chunk: string };
  /** The chunk that is always there before. */
  readonly after?: string;
}

const parts: readonly Part[] = [
  { modules: /^core\/pages\/home-page\./, chunk: 'home-page' },
  { modules: /^core\/pages\/home-below-fold\./, chunk: 'below-fold', isLate: true, after: 'home-page' },
  { modules: /^core\/pages\/packages-page\./, chunk: 'packages-page' },
  {
    modules: /^(?:features\/catalogue\/search\/|core\/pages\/place-intro\.)/,
    chunk: 'search',
    apart: { modules: /^features\/shared\//, chunk: 'common' },
    isLate: true,
    after: 'packages-page',
  },
  { modules: /^core\/pages\/detail-page\./, chunk: 'detail-page' },
  {
    modules: /^core\/pages\/neighbouring-tours\.|^features\/package-detail\/|^node_modules\/embla-carousel\//,
    chunk: 'detail-extras',
    apart: { modules: /^node_modules\/@radix-ui\/(?!react-(?:accordion|collapsible)\/)/, chunk: 'widgets' },
    isLate: true,
    after: 'detail-page',
  },
  {
    modules: /^core\/pages\/(?:static\/|not-found-page\.)|^features\/site\//,
    chunk: 'text-pages',
    divided: /content\.|not-found|^features\/site\//,
  },
  {
    modules: /^core\/(?:pages\/(?:sign-in\/|edit-profile-page\.)|session\/)/,
    chunk: 'accounts',
    divided: /-(?:page|routes)\./,
    // Signing in takes calls, whose code is there.
    isLate: true,
  },
  { modules: /^features\/shared\/(?:places\/|ui\/missing-picture\.)/, chunk: 'places', isLate: true },
  {
    modules: /^core\/head\/faq-structured-data\./,
    chunk: 'faq-structured-data',
    isLate: true,
    after: 'text-pages',
  },
  {
    modules:
      /^core\/(?:start-when-idle\.|head\/(?:preview|structured-data)\.|layout\/|navigation\/|offline\/|shortlist\/)/,
    chunk: 'idle',
    isLate: true,
  },
  // Apart from `idle`: a link that is followed early needs them.
  {
    modules: /^features\/(?:auth\/(?:api|revalidate-session)\.|shared\/http-calls\.)/,
    chunk: 'calls',
    isLate: true,
  },
];

/** Left to the bundler, but for what public pages need, too. */
const signedIn = /^(?:core\/admin|features\/(?:admin|auth\/(?:google|own-account|profile)))\//;

/** Most visits begin with one of these: what they share with others is in the entry, as it is small. */
const firstPages = ['home-page', 'packages-page'];

const exceptions = [
  // Helpers of syntax that the oldest browsers lack: in any other chunk they would make two that import each other.
  { modules: /@oxc-project/, chunk: 'entry' },
  // The entry only exports them again, for others.
  { modules: /^contract\/deferred-calls\./, chunk: 'calls' },
  { modules: /^core\/pages\/not-found-page\./, chunk: 'not-found-page' },
  // The panel of the admin area would load the form of the profile with it.
  { modules: /^features\/shared\/ui\/icons\/user-round\./, chunk: 'common' },
  { modules: /^features\/site\/chapters\/section-links\./, chunk: 'text-pages' },
  // For the search, which comes late, and the admin area, which has no part of it.
  { modules: /^features\/shared\/search\/(?:list-search|place-names|plain-text)\./, chunk: 'place-names' },
  // The first screen of the home page has no cards.
  {
    modules: /^features\/catalogue\/(?:package-cards?|package-card-view|skeleton-card)\./,
    chunk: 'cards',
  },
];

interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/**
 * Names the chunk of each module that a public page needs, by the parts that need it. A chunk never imports one that
 * only later parts need: what a module imports is needed wherever the module is.
 * @param root of the project
 */
function nameChunks(
  ids: readonly string[],
  getInfo: (id: string) => ModuleInfo | null,
  root: string,
): ReadonlyMap<string, string> {
  const pathOf = (id: string) => relative(root, id);
  const dynamic = new Set(ids.flatMap((id) => getInfo(id)?.dynamicallyImportedIds ?? []));
  const reach = (start: string, except: (id: string) => boolean, found = new Set<string>()) => {
    if (found.has(start) || except(start)) return found;
    found.add(start);
    getInfo(start)?.importedIds.forEach((id) => reach(id, except, found));
    return found;
  };

  const isException = (id: string) => exceptions.some(({ modules }) => modules.test(pathOf(id)));
  const entry = new Set<string>();
  for (const id of ids) if (getInfo(id)?.isEntry) reach(id, isException, entry);
  const rootsOf = new Map<string, string[]>();
  for (const start of dynamic)
    if (!signedIn.test(pathOf(start)))
      for (const id of reach(start, (other) => entry.has(other)))
        rootsOf.set(id, [...(rootsOf.get(id) ?? []), pathOf(start)]);

  const chunks = new Map([...entry].map((id): [string, string] => [id, 'entry']));
  for (const [id, roots] of rootsOf) chunks.set(id, nameChunk(pathOf(id), roots));
  for (const id of ids) {
    const exception = exceptions.find(({ modules }) => modules.test(pathOf(id)));
    if (exception) chunks.set(id, exception.chunk);
  }
  return chunks;
}

/** @param roots the dynamically imported modules that need it */
function nameChunk(path: string, roots: readonly string[]): string {
  const chunks = new Set(roots.map((root) => partOf(root).chunk));
  // A part that comes after another needs no request for what both need.
  const needed = roots.filter((root) => {
    const { after } = partOf(root);
    return after === undefined || !chunks.has(after);
  });
  const neededParts = new Set(needed.map(partOf));
  const [root = ''] = needed;
  if (neededParts.size === 1) return chunkWithin(partOf(root), path, needed);
  if (firstPages.some((chunk) => chunks.has(chunk))) return 'entry';
  const rest = [...neededParts];
  if (rest.every(({ isLate }) => isLate))
    return rest.some(({ chunk }) => chunk === 'calls') ? 'calls' : 'idle';
  if (rest.every(({ chunk }) => chunk === 'below-fold' || chunk === 'text-pages')) return 'panels';
  return 'common';
}

function chunkWithin({ apart, divided, chunk }: Part, path: string, roots: readonly string[]): string {
  const [root = ''] = roots;
  if (apart?.modules.test(path)) return apart.chunk;
  return roots.length === 1 && divided?.test(root) ? fileName(root) : chunk;
}

const others = new Map<string, Part>();

function partOf(path: string): Part {
  const known = parts.find(({ modules }) => modules.test(path)) ?? others.get(path);
  if (known) return known;
  const part: Part = { modules: /^/, chunk: fileName(path), isLate: true };
  others.set(path, part);
  return part;
}

const fileName = (path: string) => basename(path).replace(/\..*/, '');

/** The groups are known once all modules are. */
export function createChunkGroups() {
  let chunks: ReadonlyMap<string, string> = new Map();
  const plugin: Plugin = {
    name: 'name-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd() {
      chunks = nameChunks(
        [...this.getModuleIds()],
        (id) => this.getModuleInfo(id),
        this.environment.config.root,
      );
    },
  };
  return { plugin, group: { name: (id: string) => chunks.get(id) ?? null } };
}
