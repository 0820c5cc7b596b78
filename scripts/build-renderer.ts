import { build } from 'vite';

/** Bundles what renders the site's pages on the server, beside the site itself. @param outDir emptied first */
export async function buildRenderer(outDir: string): Promise<void> {
  await build({
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // Firebase signs people in, in a browser; no page needs it to be rendered.
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
