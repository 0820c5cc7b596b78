import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { terminateLockHolders } from '#server/database/testing/end-lock-holders.ts';
import { temporaryFolder } from '#server/database/testing/temporary-database.ts';
import { encodeFakeVariants } from '#server/pictures/testing/fake-pictures.ts';
import { openWorker } from '#server/pictures/testing/open-worker.ts';
import { readQueueLength } from './picture-queue.ts';

test('servers work on different pictures, and one takes over that of a server that has ended', async () => {
  const dataDir = await temporaryFolder();
  const events = new EventEmitter();
  const begun = once(events, 'begun');
  const hanging = await openWorker((_jpeg, picture, signal) => {
    events.emit('begun', picture.hash);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  }, dataDir);
  const encoded: string[] = [];
  const working = await openWorker((jpeg, picture, signal) => {
    encoded.push(picture.hash);
    return encodeFakeVariants(jpeg, picture, signal);
  }, dataDir);
  const { hash: first } = await hanging.save('first');
  const { hash: second } = await hanging.save('second');
  hanging.worker.start();
  expect(await begun).toEqual([first]);
  await working.worker.runDue();
  expect(encoded).toEqual([second]);
  await terminateLockHolders(working.db);
  await working.worker.runDue();
  expect(encoded).toEqual([second, first]);
  expect(await readQueueLength(working.db)).toEqual({ waiting: 0, failed: 0 });
});
