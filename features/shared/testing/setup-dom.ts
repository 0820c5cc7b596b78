import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './setup.ts';

// Ms that end a wait for something that never comes, on however busy a machine.
configure({ asyncUtilTimeout: 20_000 });

// Runs before the check of `setup.ts`, as `afterEach` hooks run last first: unmounting may log as well.
afterEach(cleanup);
