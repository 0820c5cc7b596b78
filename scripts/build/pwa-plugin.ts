import { resolve } from 'node:path';
import type { Logger, PluginOption, ResolvedConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { readViteManifest } from '#server/http/pages/vite-manifest.ts';
import { listPrecacheFiles } from './precache-files.ts';
import { webManifest } from './web-manifest.ts';

export function createPwaPlugin(): PluginOption {
  let site = '';
  let customLogger: Logger | undefined;
  let checks: ResolvedConfig['build']['rollupOptions']['checks'];
  return [
    {
      name: 'offline-site-folder',
      configResolved({ root, build, logger }) {
        site = resolve(root, build.outDir);
        customLogger = logger;
        checks = build.rollupOptions.checks;
      },
    },
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'core/offline/worker',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: webManifest,
      includeManifestIcons: false,
      integration: {
        configureCustomSWViteBuild: (build) => {
          build.logLevel = 'warn';
          if (customLogger) build.customLogger = customLogger;
          if (checks && build.build?.rollupOptions) build.build.rollupOptions.checks = checks;
        },
      },
      injectManifest: {
        injectionPoint: 'self.shellFiles',
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'assets/*.{js,css,svg,woff2}'],
        manifestTransforms: [
          async (entries) => {
            const precached = listPrecacheFiles(await readViteManifest(site));
            const keptEntries = entries.filter(({ url }) => precached.has(url));
            return {
              manifest: keptEntries.map((entry) => Object.assign(entry, { url: `/${entry.url}` })),
              warnings: [],
            };
          },
        ],
      },
    }),
  ];
}
