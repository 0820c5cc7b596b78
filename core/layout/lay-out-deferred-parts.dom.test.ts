import { afterEach, expect, it } from 'vitest';
import { deferred } from '#features/shared/testing/deferred.ts';
import { layOutDeferredParts } from './lay-out-deferred-parts.ts';

const { documentElement } = document;

afterEach(() => {
  delete documentElement.dataset['laidOut'];
});

it('lays out the parts from the bottom up, and waits for the fonts that a part has asked for', async () => {
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
