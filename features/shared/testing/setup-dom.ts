import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './setup.ts';

// Ms, longer than the default for a busy machine.
configure({ asyncUtilTimeout: 5000 });

// Runs before the check of `setup.ts`, as `afterEach` hooks run last first: unmounting may log as well.
afterEach(cleanup);
