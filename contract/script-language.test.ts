import { expect, it } from 'vitest';
import { languageOf } from './script-language.ts';

it.each([
  ['हिमाचल', 'hi'],
  ['কলকাতা', 'bn'],
  ['சென்னை', 'ta'],
  ['کشمیر', 'ur'],
  ['Goa', ''],
])('takes the language of %s from its script: %j', (name, language) => {
  expect(languageOf(name)).toBe(language);
});
