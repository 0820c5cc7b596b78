import { describe, expect, it } from 'vitest';
import { dataOf, type QueryState, createQuery } from './query.ts';
import { deferred } from './testing/deferred.ts';

function slot() {
  const calls: QueryState<string>[] = [];
  const take = createQuery<string>((call) => calls.push(call));
  return { take, last: () => calls.at(-1), calls };
}
const explain = (cause: unknown) => String(cause);

it('goes from pending to the answer', async () => {
  const { take, calls } = slot();
  await take({ queryFn: () => Promise.resolve('list'), toErrorText: explain });
  expect(calls).toEqual([{ status: 'pending' }, { status: 'fulfilled', value: 'list' }]);
});

it('stores the text of a failure', async () => {
  const { take, last } = slot();
  await take({ queryFn: () => Promise.reject(new Error('down')), toErrorText: () => 'Failed' });
  expect(last()).toEqual({ status: 'rejected', error: 'Failed' });
});

it('keeps the earlier result during a refetch and when that fails', async () => {
  const { take, calls } = slot();
  await take({
    previousData: 'old',
    queryFn: () => Promise.reject(new Error('down')),
    toErrorText: () => 'Failed',
  });
  expect(calls.map((call) => dataOf(call))).toEqual(['old', 'old']);
});

it('drops the late answer of an older call, and aborts it', async () => {
  const { take, last } = slot();
  const older = deferred<string>();
  let stopped: AbortSignal | undefined;
  const first = take({
    queryFn: (signal) => {
      stopped = signal;
      return older.promise;
    },
    toErrorText: explain,
  });
  await take({ queryFn: () => Promise.resolve('new'), toErrorText: explain });
  older.resolve('old');
  await first;
  expect(last()).toEqual({ status: 'fulfilled', value: 'new' });
  expect(stopped?.aborted).toBe(true);
});

it('drops the late failure of an older call while the newer one is pending', async () => {
  const { take, last } = slot();
  const [older, newer] = [deferred<string>(), deferred<string>()];
  const first = take({ queryFn: () => older.promise, toErrorText: explain });
  const second = take({ queryFn: () => newer.promise, toErrorText: explain });
  older.reject(new Error('aborted'));
  await first;
  expect(last()).toEqual({ status: 'pending' });
  newer.resolve('new');
  await second;
  expect(last()).toEqual({ status: 'fulfilled', value: 'new' });
});

const add = (text: string) => (list: string) => list.replace(text, '') + text;

describe('a confirmed write', () => {
  it('changes what is shown at once', async () => {
    const { take, last } = slot();
    await take({ queryFn: () => Promise.resolve('list'), toErrorText: explain });
    take.update(add('+'));
    expect(last()).toEqual({ status: 'fulfilled', value: 'list+' });
  });

  it('applies to the answer of a read that began before it', async () => {
    const { take, last } = slot();
    const answer = deferred<string>();
    const read = take({ previousData: 'old', queryFn: () => answer.promise, toErrorText: explain });
    take.update(add('+'));
    expect(last()).toEqual({ status: 'pending', previousData: 'old+' });
    answer.resolve('list');
    await read;
    expect(last()).toEqual({ status: 'fulfilled', value: 'list+' });
  });

  it('is not applied to the answer of a later read', async () => {
    const { take, last } = slot();
    await take({ queryFn: () => Promise.resolve('list'), toErrorText: explain });
    take.update(add('+'));
    await take({ queryFn: () => Promise.resolve('new'), toErrorText: explain });
    expect(last()).toEqual({ status: 'fulfilled', value: 'new' });
  });

  it('remains when the earlier read fails', async () => {
    const { take, last } = slot();
    const answer = deferred<string>();
    const read = take({ previousData: 'old', queryFn: () => answer.promise, toErrorText: () => 'Failed' });
    take.update(add('+'));
    answer.reject(new Error('down'));
    await read;
    expect(last()).toEqual({ status: 'rejected', error: 'Failed', previousData: 'old+' });
  });

  it('has nothing to change before the first answer', () => {
    const { take, calls } = slot();
    take.update(add('+'));
    expect(calls.map((call) => dataOf(call))).toEqual([undefined]);
  });
});

function ahead() {
  let time = 0;
  const calls: QueryState<string>[] = [];
  const take = createQuery<string>(
    (call) => calls.push(call),
    () => time,
  );
  const asked: string[] = [];
  const ask = (answer: string) => () => {
    asked.push(answer);
    return Promise.resolve(answer);
  };
  return { take, ask, asked, last: () => calls.at(-1), pass: (ms: number) => (time += ms) };
}

describe('a prefetch', () => {
  it('is reused by the next call, once', async () => {
    const { take, ask, asked } = ahead();
    await take({ queryFn: ask('early'), toErrorText: explain, timing: 'prefetch' });
    await take({ queryFn: ask('now'), toErrorText: explain });
    expect(asked).toEqual(['early']);
    await take({ queryFn: ask('later'), toErrorText: explain });
    expect(asked).toEqual(['early', 'later']);
  });

  it('is not repeated', async () => {
    const { take, ask, asked } = ahead();
    await take({ queryFn: ask('early'), toErrorText: explain, timing: 'prefetch' });
    await take({ queryFn: ask('early again'), toErrorText: explain, timing: 'prefetch' });
    await take({ queryFn: ask('now'), toErrorText: explain });
    expect(asked).toEqual(['early']);
  });

  it('expires after half a minute', async () => {
    const { take, ask, asked, pass } = ahead();
    await take({ queryFn: ask('early'), toErrorText: explain, timing: 'prefetch' });
    pass(30_000);
    await take({ queryFn: ask('now'), toErrorText: explain });
    expect(asked).toEqual(['early', 'now']);
  });

  it('is not reused when it failed', async () => {
    const { take, ask, last } = ahead();
    await take({
      queryFn: () => Promise.reject(new Error('down')),
      toErrorText: explain,
      timing: 'prefetch',
    });
    await take({ queryFn: ask('now'), toErrorText: explain });
    expect(last()).toEqual({ status: 'fulfilled', value: 'now' });
  });

  it('is not reused for something else', async () => {
    const { take, ask, last } = ahead();
    await take({ queryKey: 'a', queryFn: ask('a'), toErrorText: explain, timing: 'prefetch' });
    await take({ queryKey: 'b', queryFn: ask('b'), toErrorText: explain });
    expect(last()).toEqual({ status: 'fulfilled', value: 'b' });
  });
});

it('shows a part of the result before the call for the whole', () => {
  const { take, last } = slot();
  take.setPlaceholder('first part');
  expect(last()).toEqual({ status: 'pending', previousData: 'first part' });
});
