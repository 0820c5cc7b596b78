import { expect, it } from 'vitest';
import { fileNameParameters } from './file-names.ts';

/** The name in ASCII, and the name in full, without their extension. */
function read(...names: string[]) {
  const parameters = fileNameParameters(names, 'tour', '.pdf');
  const [, ascii, encoded = ''] =
    /^filename="([ -~]*)\.pdf"; filename\*=UTF-8''([!-~]*)\.pdf$/.exec(parameters) ?? [];
  // `attr-char` and `pct-encoded` of RFC 8187, section 3.2.1.
  expect(encoded).toMatch(/^(?:[\w!#$&+.^`|~-]|%[\dA-F]{2})+$/);
  return [ascii, decodeURIComponent(encoded)];
}

it.each([
  ['Pondichéry', 'pondichery', 'Pondichéry'],
  ['Pondiche\u0301ry', 'pondichery', 'Pondichéry'],
  ['Łódź, Œuvre & Straße', 'lodz-oeuvre-strasse', 'Łódź, Œuvre & Straße'],
  ['İstanbul ışık', 'istanbul-isik', 'İstanbul ışık'],
  ['Kashi काशी', 'kashi', 'Kashi काशी'],
  ["L'été (100%) *", 'l-ete-100', "L'été (100%)"],
  ['Con', '_con', '_Con'],
])('the name of a file is %s in letters of ASCII, and as it was typed', (name, ascii, whole) => {
  expect(read(name)).toEqual([ascii, whole]);
});

it('the name of a file in ASCII is the next one that has a word in it, or else the general one', () => {
  expect(read('द्वारका', 'Dwarka')).toEqual(['dwarka', 'द्वारका']);
  expect(read('द्वारका 3N/4D', 'Dwarka')[0]).toBe('dwarka');
  expect(read('द्वारका', 'द्वारका')[0]).toBe('tour');
});

it.each([
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
  ['  ..Goa.. ', 'Goa'],
  ['Goa\u0000\r\n\u2028at\tsea', 'Goa at sea'],
  ['Goa\u202Egpj.exe\u200B\uFEFF', 'Goagpj.exe'],
  ['क्\u200Dष\u200D', 'क्\u200Dष'],
  ['Goa\uD800', 'Goa'],
  ['LPT1.tour', '_LPT1.tour'],
  ['Congo', 'Congo'],
  ['/ . /', 'tour'],
])('the name of a file has nothing that a file system refuses or hides: %j', (name, whole) => {
  expect(read(name)[1]).toBe(whole);
});

it('the name of a file is cut at a whole letter, to 128 bytes', () => {
  const long = 'a'.repeat(127);
  expect(read(`${long}${'कि'.repeat(50)}`)).toEqual([long, long]);
  expect(read('कि'.repeat(60))[1]).toBe('कि'.repeat(21));
  expect(read(`a${'\u0301'.repeat(200)}`, 'Goa')).toEqual(['goa', 'goa']);
});
