import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './setup.ts';

// Ms that `findBy…` waits at most: a busy machine is not a failure.
configure({ asyncUtilTimeout: 5000 });

// Before the check of `setup.ts`, as hooks of this kind run last first: unmounting may log as well.
afterEach(cleanup);
