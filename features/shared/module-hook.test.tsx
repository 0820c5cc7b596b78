import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { deferred } from './testing/deferred.ts';
import { createModuleHook } from './module-hook.ts';

it('is fetched once for all places, and shown in each', async () => {
  const code = deferred<string>();
  const load = vi.fn<() => Promise<string>>(() => code.promise);
  const usePart = createModuleHook(load);
  const Place = () => <p>{usePart() ?? 'waiting'}</p>;
  render([<Place key="a" />, <Place key="b" />]);
  expect(screen.getAllByText('waiting')).toHaveLength(2);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await act(async () => code.resolve('here'));
  expect(screen.getAllByText('here')).toHaveLength(2);
  render(<Place />);
  expect(screen.getAllByText('here')).toHaveLength(3);
  expect(load).toHaveBeenCalledOnce();
});

it('is retried when it did not load', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('here'));
  load.mockRejectedValueOnce(new Error('offline'));
  const usePart = createModuleHook(load);
  const Place = () => <p>{usePart() ?? 'waiting'}</p>;
  render(<Place />);
  await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  await act(async () => {});
  await act(async () => dispatchEvent(new Event('online')));
  expect(screen.getByText('here')).toBeVisible();
  warn.mockRestore();
});

it('is undefined on a server', () => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('here'));
  const usePart = createModuleHook(load);
  const Place = () => <p>{usePart() ?? 'waiting'}</p>;
  expect(renderToString(<Place />)).toBe('<p>waiting</p>');
  expect(load).not.toHaveBeenCalled();
});
