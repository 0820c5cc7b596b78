import { build } from 'vite';
await build({ configFile: false, logLevel: 'warn', build: { ssr: 'server/main.ts', outDir: 'dist/bench', target: 'node20', emptyOutDir: true } });
