import { defineConfig } from 'vitest/config';

/** Without it Vitest would take the configuration of the root. */
export default defineConfig({ test: { testTimeout: 60_000 } });
