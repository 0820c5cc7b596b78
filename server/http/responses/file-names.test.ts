import { describe, expect, it } from 'vitest';
import { fileNameParameters } from './file-names.ts';

/** The name in ASCII, and the name in full. */
function read(...names: string[]) {
  const parameters = fileNameParameters(names, 'tour', '.pdf');
  const [, ascii, encoded = ''] = /^filename="([ -~]*)"; filename\*=UTF-8''([!-~]*)$/.exec(parameters) ?? [];
  // `attr-char` and `pct-encoded` of RFC 8187, section 3.2.1.
  expect(encoded).toMatch(/^(?:[\w!#$&+.^`|~-]|%[\dA-F]{2})+$/);
  return [ascii, decodeURIComponent(encoded)];
}

describe('the name of a file', () => {
  it.each([
    ['Pondichéry', 'pondichery.pdf', 'Pondichéry.pdf'],
    ['Pondiche\u0301ry', 'pondichery.pdf', 'Pondichéry.pdf'],
    ['Łódź, Œuvre & Straße', 'lodz-oeuvre-strasse.pdf', 'Łódź, Œuvre & Straße.pdf'],
    ['Đà Nẵng', 'da-nang.pdf', 'Đà Nẵng.pdf'],
    ['İstanbul ışık', 'istanbul-isik.pdf', 'İstanbul ışık.pdf'],
    ['Kashi काशी', 'kashi.pdf', 'Kashi काशी.pdf'],
    ["L'été (100%) *", 'l-ete-100.pdf', "L'été (100%).pdf"],
  ])('is %s in letters of ASCII, and as it was typed', (name, ascii, whole) => {
    expect(read(name)).toEqual([ascii, whole]);
  });

  it('in ASCII is the next one that has a word in it, or else the general one', () => {
    expect(read('द्वारका', 'Dwarka')).toEqual(['dwarka.pdf', 'द्वारका.pdf']);
    expect(read('द्वारका 3N/4D', 'Dwarka')[0]).toBe('dwarka.pdf');
    expect(read('द्वारका', 'द्वारका')[0]).toBe('tour.pdf');
  });

  it.each([
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
    ['  ..Goa.. ', 'Goa'],
    ['Goa\u0000\r\n\u2028at\tsea', 'Goa at sea'],
    ['Goa\u202Egpj.exe\u200B\uFEFF', 'Goagpj.exe'],
    ['क्\u200Dष\u200D', 'क्\u200Dष'],
    ['Goa\uD800', 'Goa'],
    ['con', '_con'],
    ['LPT1.tour', '_LPT1.tour'],
    ['Congo', 'Congo'],
    ['/ . /', 'tour'],
  ])('has nothing that a file system refuses or hides: %j', (name, whole) => {
    expect(read(name)[1]).toBe(`${whole}.pdf`);
  });

  it('is not a device in ASCII either', () => {
    expect(read('Con')[0]).toBe('_con.pdf');
  });

  it('is cut at a whole letter, to 128 bytes', () => {
    const [ascii = '', whole = ''] = read(`${'a'.repeat(127)}${'कि'.repeat(50)}`);
    expect([ascii, whole]).toEqual([`${'a'.repeat(127)}.pdf`, `${'a'.repeat(127)}.pdf`]);
    expect(read('कि'.repeat(60))[1]).toBe(`${'कि'.repeat(21)}.pdf`);
    expect(read(`a${'\u0301'.repeat(200)}`, 'Goa')).toEqual(['goa.pdf', 'goa.pdf']);
  });
});
