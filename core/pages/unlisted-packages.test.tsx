import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Http } from '#features/shared/http.ts';
import { aFailure } from '#features/shared/testing/a-failure.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import type { CatalogueData } from '#features/shortlist/rows.ts';
import { useUnlistedPackages } from './unlisted-packages.ts';

const goa = aPackage({ _id: 'goa' });
const listed: CatalogueData = { complete: new Map([['goa', goa]]), partial: new Map(), state: 'complete' };
const pending: CatalogueData = { complete: new Map(), partial: new Map(), state: 'pending' };

function setup(answers: Readonly<Record<string, () => Promise<unknown>>>) {
  const asked: string[] = [];
  const http: Http = {
    get: (path) => {
      asked.push(path);
      return answers[path.replace(/.*\//, '')]?.() ?? Promise.reject(new Error('no answer'));
    },
    send: () => Promise.reject(new Error('read only')),
    pictureAddress: (address) => address,
  };
  const show = (data: CatalogueData, ids: readonly string[]) =>
    renderHook((props) => useUnlistedPackages(http, props.data, props.ids, props.isOnline), {
      initialProps: { data, ids, isOnline: true },
    });
  return { asked, show };
}

it('asks for what no list has, once, and only when the list of all is known', async () => {
  const link = aPackage({ _id: 'link', visibility: 'link' });
  const { asked, show } = setup({ link: () => Promise.resolve({ data: { package: link } }) });
  const { result, rerender } = show(pending, ['goa', 'link']);
  expect(asked).toEqual([]);
  expect(result.current.data).toBe(pending);
  rerender({ data: listed, ids: ['goa', 'link'], isOnline: true });
  expect(result.current.data.unanswered?.get('link')).toBe('pending');
  await waitFor(() => expect(result.current.data.complete.get('link')).toMatchObject({ visibility: 'link' }));
  rerender({ data: listed, ids: ['link'], isOnline: true });
  expect(asked).toEqual(['/tours/package-detail/link']);
  expect(result.current.data.complete.get('goa')).toBe(goa);
});

it('leaves an unknown package to be shown as one that is no longer offered', async () => {
  const failure = await aFailure(404, { message: 'Package not found' });
  const { show } = setup({ gone: () => Promise.reject(failure) });
  const { result } = show(listed, ['gone']);
  await waitFor(() => expect(result.current.data).toBe(listed));
});

it('says why a package is not there when its call fails', async () => {
  const { show } = setup({});
  const { result, rerender } = show(listed, ['far']);
  await waitFor(() => expect(result.current.data.unanswered?.get('far')).toBe('failed'));
  rerender({ data: listed, ids: ['far'], isOnline: false });
  expect(result.current.data.unanswered?.get('far')).toBe('offline');
});

it('asks again for what failed when the connection returns, and for nothing else', async () => {
  const link = aPackage({ _id: 'far', visibility: 'link' });
  const near = aPackage({ _id: 'near', visibility: 'link' });
  const failing = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ data: { package: link } }));
  failing.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { asked, show } = setup({ far: failing, near: () => Promise.resolve({ data: { package: near } }) });
  const { result, rerender } = show(listed, ['far', 'near']);
  await waitFor(() => expect(result.current.data.unanswered?.get('far')).toBe('failed'));
  rerender({ data: listed, ids: ['far', 'near'], isOnline: false });
  rerender({ data: listed, ids: ['far', 'near'], isOnline: true });
  await waitFor(() => expect(result.current.data.complete.has('far')).toBe(true));
  expect(asked.filter((path) => path.endsWith('/near'))).toHaveLength(1);
});

it('asks again for what failed when the visitor tries again', async () => {
  const link = aPackage({ _id: 'far', visibility: 'link' });
  const failing = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ data: { package: link } }));
  failing.mockRejectedValueOnce(await aFailure(500));
  const { asked, show } = setup({ far: failing });
  const { result } = show(listed, ['far']);
  await waitFor(() => expect(result.current.data.unanswered?.get('far')).toBe('failed'));
  act(() => result.current.retry());
  expect(result.current.data.unanswered?.get('far')).toBe('pending');
  await waitFor(() => expect(result.current.data.complete.get('far')).toMatchObject({ visibility: 'link' }));
  act(() => result.current.retry());
  expect(asked).toHaveLength(2);
});
