import { build } from 'vite';

const programs = {
  main: 'server/main.ts',
  'admin-tool': 'server/cli/admin.ts',
  doctor: 'server/cli/doctor.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
};

/** @param outDir emptied first */
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
