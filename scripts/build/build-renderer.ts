import { build } from 'vite';

/** @param outDir emptied first */
export async function buildRenderer(outDir: string): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // Firebase is for sign-in in a browser: rendering does not need it.
    ssr: { noExternal: true, external: ['firebase'] },
    build: {
      ssr: 'core/render/render-page.tsx',
      outDir,
      target: 'node20',
      emptyOutDir: true,
      manifest: false,
      rollupOptions: { output: { codeSplitting: true } },
    },
  });
}
