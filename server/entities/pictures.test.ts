import { describe, expect, it } from 'vitest';
import { orderPictures } from './pictures.ts';

describe('the order of pictures', () => {
  it('puts new ones last when nothing is asked', () => {
    expect(orderPictures(['a', 'b'], ['x'], undefined)).toEqual(['a', 'b', 'x']);
  });

  it('is the one asked for, old and new ones mixed', () => {
    expect(orderPictures(['a', 'b'], ['x', 'y'], ['new:1', 'b', 'new:0', 'a'])).toEqual(['y', 'b', 'x', 'a']);
  });

  it('leaves out what is not named', () => {
    expect(orderPictures(['a', 'b', 'c'], [], ['c'])).toEqual(['c']);
    expect(orderPictures(['a'], [], [])).toEqual([]);
  });

  it('accepts a picture that occurs twice, and refuses one named more often than it occurs', () => {
    expect(orderPictures(['a', 'a'], [], ['a', 'a'])).toEqual(['a', 'a']);
    expect(orderPictures(['a', 'b'], [], ['a', 'a'])).toBeNull();
    expect(orderPictures(['a'], ['x'], ['new:0', 'new:0'])).toBeNull();
  });

  it('is null when it names an unknown picture or leaves out a new one', () => {
    expect(orderPictures(['a'], [], ['b'])).toBeNull();
    expect(orderPictures(['a'], ['x'], ['a', 'new:1'])).toBeNull();
    expect(orderPictures(['a'], ['x'], ['a'])).toBeNull();
  });
});
