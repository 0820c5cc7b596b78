import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { createHttp } from '#features/shared/http.ts';

/** The error of a call without a connection. */
export function createConnectionFailure(): Promise<unknown> {
  const http = createHttp('', () => Promise.reject(new TypeError('Failed to fetch')));
  return http.send('POST', '/auth/logout').then(
    () => undefined,
    (cause: unknown) => cause,
  );
}

/** Takes the device offline. @returns brings it back online */
export async function disconnect(): Promise<() => Promise<void>> {
  const onLine = vi.spyOn(navigator, 'onLine', 'get');
  onTestFinished(() => onLine.mockRestore());
  const change = (isOnline: boolean) =>
    act(async () => {
      onLine.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  await change(false);
  return () => change(true);
}
