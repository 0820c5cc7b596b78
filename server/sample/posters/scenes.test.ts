import { describe, expect, it } from 'vitest';
import { drawings } from './drawings.ts';
import { lights } from './light.ts';
import { scenes } from './scenes.ts';
import { wellFormed } from './testing/well-formed.ts';

const pictures = Object.entries(scenes).flatMap(([name, draw]) =>
  lights.map((light) => ({ name, light, draw: () => draw(light) })),
);

describe.each(pictures)('$name at $light', ({ draw }) => {
  const svg = draw();

  it('stays under 12,000 bytes', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
  });

  it('is the same picture every time', () => {
    expect(draw() === svg).toBe(true);
  });

  it('is well-formed, has a title, no lettering and nothing from outside', () => {
    expect(wellFormed(svg)).toBe(true);
    expect(svg).toMatch(/<title>[^<]+<\/title>/);
    expect(svg).not.toMatch(/<text|<image|<foreignObject|<script|href="[^#]|url\([^#]/);
  });

  it('names only what it defines', () => {
    const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/(?:href="|url\()#([^")]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });

  it('draws no number that is none', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });
});

describe('a scene', () => {
  it('is drawn at its own hour when none is asked for', () => {
    expect(scenes.kerala()).toBe(scenes.kerala('dawn'));
    expect(scenes.kerala()).not.toBe(scenes.kerala('dusk'));
  });

  it('can be mirrored and shown in part', () => {
    const svg = scenes.kerala('dusk', { flip: true, view: [430, 250, 720, 480] });
    expect(svg).toContain('viewBox="430 250 720 480"');
    expect(svg).toContain('matrix(-1 0 0 1 1200 0)');
  });

  it('leaves the grain away when asked', () => {
    expect(scenes.kerala('dusk')).toContain('feTurbulence');
    expect(scenes.kerala('dusk', { grain: 'none' })).not.toContain('feTurbulence');
  });

  it('shows stars at night only', () => {
    expect(scenes.gujarat('night').length).toBeGreaterThan(scenes.gujarat('noon').length + 500);
  });

  it('knows four hours and no other', () => {
    // @ts-expect-error: not an hour of this kit
    expect(() => scenes.kerala('midnight')).toThrow(TypeError);
  });
});

describe.each(Object.entries(drawings))('the drawing %s', (_name, draw) => {
  it('is well-formed, small and the same every time', () => {
    expect(wellFormed(draw())).toBe(true);
    expect(Buffer.byteLength(draw())).toBeLessThan(12_000);
    expect(draw() === draw()).toBe(true);
  });
});

it('draws the frieze in the colour of its place, to be shown by its id', () => {
  expect(drawings.frieze()).toContain('<svg xmlns="http://www.w3.org/2000/svg" id="frieze"');
  expect(drawings.frieze()).toContain('fill="currentColor"');
});
