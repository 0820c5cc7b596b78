import { describe, expect, it } from 'vitest';
import { localName } from './tour-places.ts';

describe('localName', () => {
  it('finds a place however it is typed', () => {
    expect(localName('Kullu & Manali')).toBe('कुल्लू व मनाली');
    expect(localName(' KERALA ')).toBe('केरल');
  });

  it('returns undefined for other names', () => {
    for (const name of ['Atlantis', '', 'constructor', '__proto__']) expect(localName(name)).toBeUndefined();
  });
});
