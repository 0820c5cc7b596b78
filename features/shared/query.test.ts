import { describe, expect, it } from 'vitest';
import { dataOf, type QueryState, createQuery } from './query.ts';
import { deferred } from './testing/deferred.ts';

const toErrorText = () => 'Failed';

function createSlot(served: Parameters<typeof createQuery<string>>[1] = {}) {
  let time = 0;
  const calls: QueryState<string>[] = [];
  const asked: string[] = [];
  const fetchQuery = createQuery<string>(
    (call) => calls.push(call),
    served,
    () => time,
  );
  return {
    fetchQuery,
    calls,
    asked,
    last: () => calls.at(-1),
    pass: (ms: number) => (time += ms),
    /** A read that is answered at once; `down` fails. */
    read: (answer: string, options: Partial<Parameters<typeof fetchQuery>[0]> = {}) =>
      fetchQuery({
        queryFn: () => {
          asked.push(answer);
          return answer === 'down' ? Promise.reject(new Error(answer)) : Promise.resolve(answer);
        },
        toErrorText,
        ...options,
      }),
    /** A read that the test answers. */
    begin: (previousData?: string) => {
      const answer = deferred<string>();
      let signal: AbortSignal | undefined;
      const queryFn = (given: AbortSignal) => {
        signal = given;
        return answer.promise;
      };
      const done = fetchQuery({ queryFn, toErrorText, ...(previousData !== undefined && { previousData }) });
      return { ...answer, done, signal };
    },
  };
}

it('goes from pending to the answer', async () => {
  const { read, calls } = createSlot();
  await read('list');
  expect(calls).toEqual([{ status: 'pending' }, { status: 'fulfilled', value: 'list' }]);
});

it('stores the text of a failure', async () => {
  const { read, last } = createSlot();
  await read('down');
  expect(last()).toEqual({ status: 'rejected', error: 'Failed' });
});

it('shows the previous result during a refetch and when that fails', async () => {
  const { read, calls } = createSlot();
  await read('down', { previousData: 'old' });
  expect(calls.map((call) => dataOf(call))).toEqual(['old', 'old']);
});

it('aborts an older call, and ignores its late answer', async () => {
  const { begin, read, last } = createSlot();
  const older = begin();
  await read('new');
  older.resolve('old');
  await older.done;
  expect(last()).toEqual({ status: 'fulfilled', value: 'new' });
  expect(older.signal?.aborted).toBe(true);
});

it('ignores the late failure of an older call while the newer one is pending', async () => {
  const { begin, last } = createSlot();
  const older = begin();
  const newer = begin();
  older.reject(new Error('aborted'));
  await older.done;
  expect(last()).toEqual({ status: 'pending' });
  newer.resolve('new');
  await newer.done;
  expect(last()).toEqual({ status: 'fulfilled', value: 'new' });
});

const add = (text: string) => (list: string) => list.replace(text, '') + text;

describe('a confirmed write', () => {
  it('changes what is shown at once, and not the answer of a later read', async () => {
    const { fetchQuery, read, last } = createSlot();
    await read('list');
    fetchQuery.update(add('+'));
    expect(last()).toEqual({ status: 'fulfilled', value: 'list+' });
    await read('new');
    expect(last()).toEqual({ status: 'fulfilled', value: 'new' });
  });

  it('applies to the answer of a read that began before it', async () => {
    const { fetchQuery, begin, last } = createSlot();
    const earlier = begin('old');
    fetchQuery.update(add('+'));
    expect(last()).toEqual({ status: 'pending', previousData: 'old+' });
    earlier.resolve('list');
    await earlier.done;
    expect(last()).toEqual({ status: 'fulfilled', value: 'list+' });
  });

  it('remains when the earlier read fails', async () => {
    const { fetchQuery, begin, last } = createSlot();
    const earlier = begin('old');
    fetchQuery.update(add('+'));
    earlier.reject(new Error('down'));
    await earlier.done;
    expect(last()).toEqual({ status: 'rejected', error: 'Failed', previousData: 'old+' });
  });

  it('changes nothing before the first answer', () => {
    const { fetchQuery, calls } = createSlot();
    fetchQuery.update(add('+'));
    expect(calls.map((call) => dataOf(call))).toEqual([undefined]);
  });
});

describe('a prefetch', () => {
  const timing = 'prefetch';

  it('is not repeated, and reused by the next call, once', async () => {
    const { read, asked } = createSlot();
    await read('early', { timing });
    await read('early again', { timing });
    await read('now');
    expect(asked).toEqual(['early']);
    await read('later');
    expect(asked).toEqual(['early', 'later']);
  });

  it('expires after half a minute', async () => {
    const { read, asked, pass } = createSlot();
    await read('early', { timing });
    pass(30_000);
    await read('now');
    expect(asked).toEqual(['early', 'now']);
  });

  it('is not reused when it failed, nor for something else', async () => {
    const { read, last } = createSlot();
    await read('down', { timing });
    await read('now');
    expect(last()).toEqual({ status: 'fulfilled', value: 'now' });
    await read('a', { queryKey: 'a', timing });
    await read('b', { queryKey: 'b' });
    expect(last()).toEqual({ status: 'fulfilled', value: 'b' });
  });
});

describe('what came with a page', () => {
  it('is shown, and is not fetched again at once, nor for something else', async () => {
    const served = { call: { status: 'fulfilled', value: 'served' }, queryKey: 'a' } as const;
    const { read, calls, asked } = createSlot(served);
    expect(calls).toEqual([served.call]);
    await read('now', { queryKey: 'a' });
    expect(asked).toEqual([]);
    await read('later', { queryKey: 'a' });
    const other = createSlot(served);
    await other.read('b', { queryKey: 'b' });
    expect([asked, other.asked]).toEqual([['later'], ['b']]);
  });

  it('is shown while the whole is fetched, where it is a part', async () => {
    const part = { status: 'pending', previousData: 'first part' } as const;
    const { read, last, asked } = createSlot({ call: part });
    expect(last()).toEqual(part);
    await read('whole');
    expect([asked, last()]).toEqual([['whole'], { status: 'fulfilled', value: 'whole' }]);
  });
});
