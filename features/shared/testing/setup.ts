import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';

// Ms that `findBy…` waits at most: a busy machine is not a failure.
configure({ asyncUtilTimeout: 5000 });

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

/** A test that expects `console.error` reads and clears the spy itself; any other call fails the test. */
afterEach(() => {
  cleanup();
  const calls = [...errors.mock.calls];
  errors.mockRestore();
  if (calls.length > 0) throw new Error(`unexpected console.error: ${calls.map(String).join('; ')}`);
});
