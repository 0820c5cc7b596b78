import { build } from 'vite';

/** The server and the programs of whoever runs it. */
const programs = {
  main: 'server/main.ts',
  'admin-tool': 'server/admin-tool.ts',
  doctor: 'server/doctor.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
};

/** Bundles the server's programs as they run in production. @param outDir folder of main.js and the others, emptied first */
export async function buildServer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      emptyOutDir: true,
      rollupOptions: { input: programs },
    },
  });
}
