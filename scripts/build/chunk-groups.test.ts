import { expect, it } from 'vitest';
import { nameChunks } from './chunk-groups.ts';

interface Imports {
  readonly static?: readonly string[];
  readonly dynamic?: readonly string[];
}

const graph: Readonly<Record<string, Imports>> = {
  'index.html': {
    static: ['core/app.ts'],
    dynamic: [
      'core/pages/home-page.tsx',
      'core/pages/detail-page.tsx',
      'core/layout/footer.tsx',
      'core/offline/offline.tsx',
      'core/admin/admin-area.tsx',
    ],
  },
  'core/app.ts': {},
  'core/pages/home-page.tsx': { static: ['home-and-package.ts', 'core/app.ts'] },
  'core/pages/detail-page.tsx': {
    static: ['home-and-package.ts', 'package-and-footer.ts', 'package-and-itinerary.ts'],
    dynamic: ['features/package-detail/itinerary.tsx'],
  },
  'features/package-detail/itinerary.tsx': {
    static: [
      'package-and-itinerary.ts',
      'itinerary-and-footer.ts',
      'node_modules/@radix-ui/react-slot/index.mjs',
    ],
  },
  'core/layout/footer.tsx': { static: ['package-and-footer.ts', 'itinerary-and-footer.ts'] },
  'core/offline/offline.tsx': {},
  'core/admin/admin-area.tsx': { static: ['admin.ts'] },
  'home-and-package.ts': {},
  'package-and-footer.ts': {},
  'package-and-itinerary.ts': {},
  'itinerary-and-footer.ts': {},
  'node_modules/@radix-ui/react-slot/index.mjs': {},
  'admin.ts': {},
};

it('names the chunk of a module by the parts of the site that need it', () => {
  const chunks = nameChunks(
    Object.keys(graph).map((path) => `/project/${path}`),
    (id) => {
      const { static: imported = [], dynamic = [] } = graph[id.slice('/project/'.length)] ?? {};
      return {
        isEntry: id.endsWith('index.html'),
        importedIds: imported.map((path) => `/project/${path}`),
        dynamicallyImportedIds: dynamic.map((path) => `/project/${path}`),
      };
    },
    '/project',
  );
  expect(Object.fromEntries([...chunks].map(([id, chunk]) => [id.slice('/project/'.length), chunk]))).toEqual(
    {
      'index.html': 'entry',
      'core/app.ts': 'entry',
      'core/pages/home-page.tsx': 'home-page',
      'core/pages/detail-page.tsx': 'detail-page',
      'core/layout/footer.tsx': 'idle',
      'core/offline/offline.tsx': 'idle',
      'features/package-detail/itinerary.tsx': 'detail-extras',
      'node_modules/@radix-ui/react-slot/index.mjs': 'widgets',
      'home-and-package.ts': 'entry',
      'package-and-footer.ts': 'common',
      'package-and-itinerary.ts': 'detail-page',
      'itinerary-and-footer.ts': 'idle',
    },
  );
});
