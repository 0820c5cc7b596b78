import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';

let errors: MockInstance<typeof console.error>;

beforeEach(() => {
  errors = vi.spyOn(console, 'error');
});

/** A test that expects `console.error` reads and clears the spy itself; any other call fails the test. */
afterEach(() => {
  const calls = [...errors.mock.calls];
  errors.mockRestore();
  if (calls.length > 0) throw new Error(`unexpected console.error: ${calls.map(String).join('; ')}`);
});
