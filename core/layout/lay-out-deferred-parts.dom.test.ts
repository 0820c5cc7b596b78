import { afterEach, expect, it, vi } from 'vitest';
import { deferred } from '#features/shared/testing/deferred.ts';
import { layOutDeferredParts } from './lay-out-deferred-parts.ts';

const { documentElement } = document;

afterEach(() => {
  delete documentElement.dataset['laidOut'];
});

it('lays out the parts from the bottom up, each in a frame of its own', async () => {
  const frames: (string | undefined)[] = [];
  const fonts = {
    get ready() {
      frames.push(documentElement.dataset['laidOut']);
      return Promise.resolve();
    },
  };
  const requested = vi.spyOn(window, 'requestAnimationFrame');
  await layOutDeferredParts({ documentElement, fonts });
  expect([...frames, documentElement.dataset['laidOut']]).toEqual([
    undefined,
    '7',
    '7 6',
    '7 6 5',
    '7 6 5 4',
    '7 6 5 4 3',
    '7 6 5 4 3 2',
    '7 6 5 4 3 2 1',
  ]);
  expect(requested).toHaveBeenCalledTimes(7);
});

it('waits for the fonts that a part has asked for', async () => {
  const asked = deferred<void>();
  const answers = [Promise.resolve(), asked.promise];
  const fonts = {
    get ready() {
      return answers.shift() ?? Promise.resolve();
    },
  };
  const end = layOutDeferredParts({ documentElement, fonts });
  await expect.poll(() => documentElement.dataset['laidOut']).toBe('7');
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  expect(documentElement.dataset['laidOut']).toBe('7');
  asked.resolve();
  await end;
  expect(documentElement.dataset['laidOut']).toBe('7 6 5 4 3 2 1');
});
