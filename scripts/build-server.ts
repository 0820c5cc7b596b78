import { build } from 'vite';

/** Bundles the server as it runs in production. @param outDir folder of its main.js, emptied first */
export async function buildServer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: { ssr: 'server/main.ts', outDir, target: 'node20', emptyOutDir: true },
  });
}
