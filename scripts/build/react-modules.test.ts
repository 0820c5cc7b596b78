import { expect, it } from 'vitest';
import { toModule } from './react-modules.ts';

const published = `"use strict";
var React = require("react"),
  ReactDOM = require("react-dom");
exports.now = void 0;
exports.now = function () {
  return React.cache(ReactDOM.version);
};
exports.since = function (start) {
  return exports.now() - start;
};`;

it('turns what React publishes into a module of the same exports', () => {
  const module = toModule(published);
  expect(module).toContain('import * as React from "react";');
  expect(module).toContain('import * as ReactDOM from "react-dom";');
  expect(module).toContain('const export_since = function');
  expect(module).toContain('return export_now() - start;');
  expect(module).toContain('var export_now;');
  expect(module).toContain('export { export_now as now, export_since as since };');
  expect(module).not.toMatch(/require|exports\./);
});
