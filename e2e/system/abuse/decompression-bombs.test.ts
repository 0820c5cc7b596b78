import { expect, it } from 'vitest';
import { bombs, checkBomb } from './decompression-bombs.ts';

/** The most expensive ones; the others take longer to make than to refuse. */
const costliest = [
  ['a PNG of one row', 'too-large'],
  ['an interlaced one', 'taken'],
  ['an AVIF', 'taken'],
  ['a PNG with a colour profile of 200 MB', 'taken'],
] as const;

it.each(costliest)(
  '%s costs little memory and time: %s',
  async (name, outcome) => {
    const upload = await bombs[name]?.();
    expect(await checkBomb(name, upload ?? Buffer.alloc(0))).toMatchObject({ outcome });
  },
  60_000,
);
