import { describe, expect, it } from 'vitest';
import { dataOf, type QueryState, createQuery } from './query.ts';
import { deferred } from './testing/deferred.ts';

function createSlot() {
  const calls: QueryState<string>[] = [];
  const fetchQuery = createQuery<string>((call) => calls.push(call));
  return { take: fetchQuery, last: () => calls.at(-1), calls };
}
const toErrorText = (cause: unknown) => String(cause);

it('goes from pending to the answer', async () => {
  const { take: fetchQuery, calls } = createSlot();
  await fetchQuery({ queryFn: () => Promise.resolve('list'), toErrorText });
  expect(calls).toEqual([{ status: 'pending' }, { status: 'fulfilled', value: 'list' }]);
});

it('stores the text of a failure', async () => {
  const { take: fetchQuery, last } = createSlot();
  await fetchQuery({ queryFn: () => Promise.reject(new Error('down')), toErrorText: () => 'Failed' });
  expect(last()).toEqual({ status: 'rejected', error: 'Failed' });
});

it('shows the previous result during a refetch and when that fails', async () => {
  const { take: fetchQuery, calls } = createSlot();
  await fetchQuery({
    previousData: 'old',
    queryFn: () => Promise.reject(new Error('down')),
    toErrorText: () => 'Failed',
  });
  expect(calls.map((call) => dataOf(call))).toEqual(['old', 'old']);
});

it('aborts an older call, and ignores its late answer', async () => {
  const { take: fetchQuery, last } = createSlot();
  const older = deferred<string>();
  let stopped: AbortSignal | undefined;
  const first = fetchQuery({
    queryFn: (signal) => {
      stopped = signal;
      return older.promise;
    },
    toErrorText,
  });
  await fetchQuery({ queryFn: () => Promise.resolve('new'), toErrorText });
  older.resolve('old');
  await first;
  expect(last()).toEqual({ status: 'fulfilled', value: 'new' });
  expect(stopped?.aborted).toBe(true);
});

it('ignores the late failure of an older call while the newer one is pending', async () => {
  const { take: fetchQuery, last } = createSlot();
  const [older, newer] = [deferred<string>(), deferred<string>()];
  const first = fetchQuery({ queryFn: () => older.promise, toErrorText });
  const second = fetchQuery({ queryFn: () => newer.promise, toErrorText });
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
    const { take: fetchQuery, last } = createSlot();
    await fetchQuery({ queryFn: () => Promise.resolve('list'), toErrorText });
    fetchQuery.update(add('+'));
    expect(last()).toEqual({ status: 'fulfilled', value: 'list+' });
  });

  it('applies to the answer of a read that began before it', async () => {
    const { take: fetchQuery, last } = createSlot();
    const answer = deferred<string>();
    const read = fetchQuery({ previousData: 'old', queryFn: () => answer.promise, toErrorText });
    fetchQuery.update(add('+'));
    expect(last()).toEqual({ status: 'pending', previousData: 'old+' });
    answer.resolve('list');
    await read;
    expect(last()).toEqual({ status: 'fulfilled', value: 'list+' });
  });

  it('is not applied to the answer of a later read', async () => {
    const { take: fetchQuery, last } = createSlot();
    await fetchQuery({ queryFn: () => Promise.resolve('list'), toErrorText });
    fetchQuery.update(add('+'));
    await fetchQuery({ queryFn: () => Promise.resolve('new'), toErrorText });
    expect(last()).toEqual({ status: 'fulfilled', value: 'new' });
  });

  it('remains when the earlier read fails', async () => {
    const { take: fetchQuery, last } = createSlot();
    const answer = deferred<string>();
    const read = fetchQuery({
      previousData: 'old',
      queryFn: () => answer.promise,
      toErrorText: () => 'Failed',
    });
    fetchQuery.update(add('+'));
    answer.reject(new Error('down'));
    await read;
    expect(last()).toEqual({ status: 'rejected', error: 'Failed', previousData: 'old+' });
  });

  it('changes nothing before the first answer', () => {
    const { take: fetchQuery, calls } = createSlot();
    fetchQuery.update(add('+'));
    expect(calls.map((call) => dataOf(call))).toEqual([undefined]);
  });
});

function ahead() {
  let time = 0;
  const calls: QueryState<string>[] = [];
  const fetchQuery = createQuery<string>(
    (call) => calls.push(call),
    () => time,
  );
  const reads: string[] = [];
  const queryFn = (answer: string) => () => {
    reads.push(answer);
    return Promise.resolve(answer);
  };
  return {
    take: fetchQuery,
    ask: queryFn,
    asked: reads,
    last: () => calls.at(-1),
    pass: (ms: number) => (time += ms),
  };
}

describe('a prefetch', () => {
  it('is reused by the next call, once', async () => {
    const { take: fetchQuery, ask: queryFn, asked: reads } = ahead();
    await fetchQuery({ queryFn: queryFn('early'), toErrorText, timing: 'prefetch' });
    await fetchQuery({ queryFn: queryFn('now'), toErrorText });
    expect(reads).toEqual(['early']);
    await fetchQuery({ queryFn: queryFn('later'), toErrorText });
    expect(reads).toEqual(['early', 'later']);
  });

  it('is not repeated', async () => {
    const { take: fetchQuery, ask: queryFn, asked: reads } = ahead();
    await fetchQuery({ queryFn: queryFn('early'), toErrorText, timing: 'prefetch' });
    await fetchQuery({ queryFn: queryFn('early again'), toErrorText, timing: 'prefetch' });
    await fetchQuery({ queryFn: queryFn('now'), toErrorText });
    expect(reads).toEqual(['early']);
  });

  it('expires after half a minute', async () => {
    const { take: fetchQuery, ask: queryFn, asked: reads, pass: advance } = ahead();
    await fetchQuery({ queryFn: queryFn('early'), toErrorText, timing: 'prefetch' });
    advance(30_000);
    await fetchQuery({ queryFn: queryFn('now'), toErrorText });
    expect(reads).toEqual(['early', 'now']);
  });

  it('is not reused when it failed', async () => {
    const { take: fetchQuery, ask: queryFn, last } = ahead();
    await fetchQuery({
      queryFn: () => Promise.reject(new Error('down')),
      toErrorText,
      timing: 'prefetch',
    });
    await fetchQuery({ queryFn: queryFn('now'), toErrorText });
    expect(last()).toEqual({ status: 'fulfilled', value: 'now' });
  });

  it('is not reused for something else', async () => {
    const { take: fetchQuery, ask: queryFn, last } = ahead();
    await fetchQuery({ queryKey: 'a', queryFn: queryFn('a'), toErrorText, timing: 'prefetch' });
    await fetchQuery({ queryKey: 'b', queryFn: queryFn('b'), toErrorText });
    expect(last()).toEqual({ status: 'fulfilled', value: 'b' });
  });
});

it('shows a part of the result before the call for the whole', () => {
  const { take: fetchQuery, last } = createSlot();
  fetchQuery.setPlaceholder('first part');
  expect(last()).toEqual({ status: 'pending', previousData: 'first part' });
});
