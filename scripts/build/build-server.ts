import { build, createLogger, type Logger } from 'vite';

const programs = {
  main: 'server/main.ts',
  'picture-encoder': 'server/pictures/variants/encoder-program.ts',
  cli: 'server/cli/cli.ts',
  'brochure-worker': 'server/brochure/brochure-worker.ts',
};

/**
 * Packages of plain JavaScript that a start needs are part of the programs: opening a file for each of their modules
 * takes most of its time. Those that contain machine code or read files of their own stay where npm installs them.
 */
const bundled = [
  '@hono/node-server',
  '@valibot/to-json-schema',
  'busboy',
  'croner',
  'hono',
  'isbot',
  'jose',
  'kysely',
  'libphonenumber-js',
  'lru-cache',
  'prom-client',
  'streamsearch',
  'valibot',
];

/** @param outDir emptied first */
export async function buildServer(outDir: string, customLogger = createLogger('warn')): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    customLogger,
    ssr: { noExternal: bundled },
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      emptyOutDir: true,
      rollupOptions: {
        checks: { bundlerTimings: false },
        input: programs,
        // What every program needs of the database, without what only PostgreSQL needs.
        output: {
          comments: false,
          codeSplitting: {
            groups: [{ name: 'database', test: /node_modules\/kysely\/|server\/database\/(?!postgres\/)/ }],
          },
        },
      },
    },
  });
}

/** @param outDir emptied first */
export async function buildRenderer(outDir: string, customLogger: Logger): Promise<void> {
  await build({
    logLevel: 'warn',
    customLogger,
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
      rollupOptions: { output: { codeSplitting: true, comments: false } },
    },
  });
}
