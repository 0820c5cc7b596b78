import type { Plugin } from 'vite';

const packageFile = /\/node_modules\/(?:react|react-dom|scheduler)\/(?:cjs\/)?[\w.-]+\.js$/;
/** `if (process.env.NODE_ENV === 'production') module.exports = require(…)`, in the files that packages name. */
const productionFile = /require\('(\.\/cjs\/[\w-]+\.production\.js)'\)/;

/**
 * React is published as CommonJS only. As ECMAScript modules its functions are called without the wrapper object of
 * each module that imports them, unused ones are left out, and no chunk needs the bundler's CommonJS runtime.
 */
export const reactAsModules: Plugin = {
  name: 'react-as-modules',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: packageFile },
    handler(code, id) {
      const [, file] = productionFile.exec(code) ?? [];
      const text = file ? `export * from ${JSON.stringify(file)};` : toModule(code);
      if (/\b(?:require\(|module\.exports|exports\.)/.test(text)) this.error(`${id} is not as expected.`);
      return { code: text, map: null };
    },
  },
  // React asks for what only the stand-in of its own tests has, and looks with `typeof` whether it is there.
  onLog: (_level, { code, id = '' }) =>
    code === 'IMPORT_IS_UNDEFINED' && id.endsWith('/react-dom-client.production.js') ? false : null,
};

/** `React[" useId ".trim().toString()]`: with computed names every export of React would be kept. */
const computedName = /\b(React\d?)\[(?:" (\w+) "\.trim\(\)\.toString\(\)|"(\w+)" \+ "(\w+)")\]/g;

export const plainReactNames: Plugin = {
  name: 'plain-react-names',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/node_modules\/(?:@radix-ui|wouter)\// },
    handler: (code) =>
      code.replaceAll(
        computedName,
        (_, react: string, whole = '', start = '', end = '') => `${react}.${whole}${start}${end}`,
      ),
  },
};

/** Turns `exports.x = …` and `x = require("…")` into an export and an import. */
function toModule(code: string): string {
  const imports: string[] = [];
  const exported = new Map<string, number>();
  const body = code
    .replaceAll(/^(?:var|  )? ?(\w+) = require\("([^"]+)"\)([,;])$/gm, (_, name: string, source: string) => {
      imports.push(`import * as ${name} from ${JSON.stringify(source)};`);
      return '';
    })
    .replaceAll(/\bexports\.(\w+)/g, (_, name: string) => {
      exported.set(name, (exported.get(name) ?? 0) + 1);
      return `export_${name}`;
    });
  const names = [...exported.keys()];
  const isAssignedOnce = (name: string) => exported.get(name) === 1;
  return [
    ...imports,
    body.replaceAll(/^export_(\w+) =/gm, (assignment, name: string) =>
      isAssignedOnce(name) ? `const ${assignment}` : assignment,
    ),
    ...names.filter((name) => !isAssignedOnce(name)).map((name) => `var export_${name};`),
    `export { ${names.map((name) => `export_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
}
