import { readFile } from 'node:fs/promises';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { dropUnusedFeatures, toEsModule } from './react-modules.ts';

const readModule = (name: string) => readFile(`node_modules/${name}`, 'utf8');

/** Imports a module without imports of its own from its source. */
const importSource = (source: string): Promise<unknown> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);

test('makes an ES module with the exports of CommonJS', async () => {
  const source = `"use strict";
var React = require("react"),
  ReactDOM = require("react-dom");
exports.now = void 0;
{
  exports.now = function () {
    return "now";
  };
}
exports.later = function () {
  return exports.now() + React.later;
};`;
  expect(toEsModule(source)).toMatch(
    /^import \* as React from 'react';\nimport \* as ReactDOM from 'react-dom';/,
  );
  const module = await importSource(
    toEsModule(source.replace(/^var[^]*?;$/m, 'const React = { later: 2 };')),
  );
  expect(module).toMatchObject({ now: expect.any(Function), later: expect.any(Function) });
  expect(Reflect.apply(Reflect.get(Object(module), 'later'), undefined, [])).toBe('now2');
});

test.each([
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'scheduler/cjs/scheduler.production.js',
])('reads %s as an ES module', async (name) => {
  const { default: commonJs } = await import(/* @vite-ignore */ `../../node_modules/${name}`);
  const module = Object(await importSource(toEsModule(await readModule(name))));
  const unused = ['Activity', 'ViewTransition', 'useActionState'];
  expect([...Object.keys(module), ...unused]).toEqual(expect.arrayContaining(Object.keys(Object(commonJs))));
});

test('empties functions of the installed react-dom and leaves valid code', async () => {
  const source = await readModule('react-dom/cjs/react-dom-client.production.js');
  const result = dropUnusedFeatures(source);
  expect(result).toContain('function commitEnterViewTransitions() {}');
  expect(result).not.toContain('FragmentInstance.prototype');
  expect(result.length).toBeLessThan(0.93 * source.length);
  expect(() => new Script(result)).not.toThrow();
});

test('refuses a react-dom that lacks one of the functions', () => {
  expect(() => dropUnusedFeatures('function other() {\n}')).toThrow(
    /react-dom has no \w+ \(<ViewTransition>\)/,
  );
});
