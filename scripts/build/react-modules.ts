import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const reactEntry = /\/node_modules\/(?:react|react-dom|scheduler)\/(?:index|client|jsx-runtime)\.js$/;
const productionFile = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/;

/** React as ES modules: from CommonJS, which React ships, a bundler removes no unused export. */
export const reactModules: Plugin = {
  name: 'react-modules',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async load(id) {
    if (!reactEntry.test(id)) return null;
    const [, file] = productionFile.exec(await readFile(id, 'utf8')) ?? [];
    if (file === undefined) throw new Error(`${id} names no file for production.`);
    const source = await readFile(join(dirname(id), file), 'utf8');
    return toEsModule(file.includes('react-dom-client') ? dropUnusedFeatures(source) : source);
  },
  // Radix UI computes these names, which would keep every export of React.
  transform: (code, id) =>
    id.includes('/@radix-ui/') ? code.replaceAll(/\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, '.$1') : null,
};

/** Not exported, so that the build fails where the site imports what `dropUnusedFeatures` removes. */
const unusedExports = new Set([
  'Activity',
  'ViewTransition',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preloadModule',
  'useActionState',
  'useFormState',
]);

const requires = /(\w+) = require\("([\w/-]+)"\)/g;

export function toEsModule(source: string): string {
  const imports = [...source.matchAll(requires)].map(
    ([, name, module]) => `import * as ${name} from '${module}';`,
  );
  const exported = [...new Set([...source.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))];
  const body = source
    .replaceAll(/^var \w+ = require\([^;]*\);$/gm, '')
    .replaceAll(/^exports\.(\w+) =/gm, 'let export_$1 =')
    .replaceAll(/\bexports\.(\w+)/g, 'export_$1');
  const list = exported.filter((name) => !unusedExports.has(name)).map((name) => `export_${name} as ${name}`);
  return [...imports, body, `export { ${list.join(', ')} };`].join('\n');
}

/** What these do is needed for features of React alone that the site does not use. */
const unusedFunctions = {
  '<ViewTransition>': [
    'applyViewTransitionToHostInstances',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'flushAfterMutationEffects',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  'refs of <Fragment>': [
    'addFragmentHandleToFiber',
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstance',
    'commitNewChildToFragmentInstances',
    'deleteChildFromFragmentInstance',
  ],
  '<Activity>': ['updateActivityComponent'],
  'custom elements': ['setPropOnCustomElement'],
  'style sheets and scripts as resources': [
    'acquireResource',
    'getResource',
    'insertSuspendedStylesheets',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preloadModule',
    'suspendResource',
  ],
  // Not exported by React.
  '<SuspenseList>': ['cutOffTailIfNeeded', 'updateSuspenseListComponent'],
  useActionState: ['mountActionState', 'rerenderActionState', 'updateActionState'],
  // The second argument of componentDidCatch and of the root's error handlers.
  componentStack: ['getStackByFiberInDevAndProd'],
};

/** Of links and meta tags, too, for which it gives `null`. */
const bodies = new Map([['getResource', 'return null;']]);

const unusedMethods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = [^]*?^};$/gm;

/** @throws when the installed react-dom lacks one of the functions: the list does not match its version */
export function dropUnusedFeatures(source: string): string {
  let result = source.replaceAll(unusedMethods, '');
  for (const [feature, names] of Object.entries(unusedFunctions))
    for (const name of names) {
      const declaration = new RegExp(`^function ${name}\\([^]*?^}$`, 'm');
      if (!declaration.test(result)) throw new Error(`react-dom has no ${name} (${feature}).`);
      result = result.replace(declaration, `function ${name}() {${bodies.get(name) ?? ''}}`);
    }
  return result;
}
