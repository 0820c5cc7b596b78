import { expect, test } from 'vitest';
import { openClocks } from './testing/server-clocks.ts';
import { day, minute } from '#server/clock.ts';

const ahead = 120 * day;

test('a server with the right time contradicts another one, however often that is started and however long it runs', async () => {
  const { serve, now, pass } = await openClocks();
  const right = serve(0, 'right');
  await right.record();
  for (let start = 0; start < 5; start += 1) {
    const wrong = serve(ahead, 'wrong');
    for (let record = 0; record < 4; record += 1) {
      expect(await wrong.record()).toBe('jumped');
      expect(wrong.deletionTime()).toBeUndefined();
      pass(wrong.interval);
      expect(await right.record()).toBe('steady');
      expect(right.deletionTime()).toBe(now());
    }
  }
  const wrong = serve(ahead, 'wrong');
  for (let hours = 0; hours < 30; hours += 1) {
    pass(60 * minute);
    await right.record();
    expect(await wrong.record()).toBe('jumped');
  }
});

test('two servers that start with the same wrong clock do not confirm it for each other', async () => {
  const { serve, pass } = await openClocks();
  await serve(0, 'one').record();
  const both = ['one', 'two'].map((name) => serve(ahead, name));
  for (let record = 0; record < 10; record += 1) {
    for (const server of both) expect(await server.record()).toBe('jumped');
    pass(minute);
  }
});
