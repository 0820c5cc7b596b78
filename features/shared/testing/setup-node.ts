/**
 * Setup of tests without a DOM. Property tests generate the same in every run, but with another FAST_CHECK_SEED. Timers
 * run again after each test: the next file may share its process.
 */
import * as fc from 'fast-check';
import { afterEach, vi } from 'vitest';

fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 1) });
afterEach(() => void vi.useRealTimers());
