import { describe, expect, it } from 'vitest';
import { listAddress, readListAddress } from './list-address.ts';

describe('the address of a list', () => {
  it("is the visitor's own without ids", () => {
    expect(readListAddress('')).toEqual({ ids: null, compare: null });
    expect(listAddress({ ids: null, compare: null })).toBe('/shortlist');
  });

  it('has legible ids, and reads what it wrote', () => {
    const address = { ids: ['a1', 'b-2', 'c_3'], compare: ['a1', 'c_3'] };
    expect(listAddress(address)).toBe('/shortlist?ids=a1,b-2,c_3&compare=a1,c_3');
    expect(readListAddress('ids=a1,b-2,c_3&compare=a1,c_3')).toEqual(address);
    expect(readListAddress('ids=a1%2Cb-2&compare=')).toEqual({ ids: ['a1', 'b-2'], compare: [] });
  });

  it('names the packages by link among them, as no list has these', () => {
    const address = { ids: ['a', 'b'], compare: null, byLink: ['b'] };
    expect(listAddress(address)).toBe('/shortlist?ids=a,b&link=b');
    expect(readListAddress('ids=a,b&link=b')).toEqual(address);
    expect(listAddress({ ids: ['a'], compare: null, byLink: [] })).toBe('/shortlist?ids=a');
  });

  it.each([
    ['ids=', []],
    ['ids=a,a,a', ['a']],
    ['ids=<script>alert(1)</script>,a', ['a']],
    ['ids=../../etc/passwd,a%2Fb,%00,a%0d%0ab', []],
    ['ids=%E0%A4%A,%ff,क', []],
    [`ids=${'x'.repeat(65)},y`, ['y']],
    ['ids=__proto__,constructor', ['__proto__', 'constructor']],
    ['ids=a&ids=b', ['a']],
  ])('%s means %j', (search, ids) => {
    expect(readListAddress(search).ids).toEqual(ids);
  });

  it('holds 50 ids, and three to compare', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `p${index}`).join(',');
    expect(readListAddress(`ids=${many}`).ids).toHaveLength(50);
    expect(readListAddress(`compare=${many}`).compare).toEqual(['p0', 'p1', 'p2']);
  });

  it('leaves out ids that are not allowed in it', () => {
    expect(listAddress({ ids: ['a', 'b c', 'd&e', 'f,g'], compare: null })).toBe('/shortlist?ids=a');
  });
});
