import { allPackages } from '#contract/category.ts';
import { pageOf } from '#core/page-of.ts';
import { prepare, type Data } from '#core/prepare.ts';
import type { StaticName } from '#core/pages/static-names.ts';
import { pageCode } from '#core/routes.tsx';
import { fetchPart } from '#features/shared/fetch-part.ts';
import { savesData } from '#features/shared/saves-data.ts';
import type { Ahead } from './fetch-ahead.ts';

export function pageAhead(data: Data): Ahead {
  return {
    code: (path) => {
      const page = pageOf(path);
      switch (page.kind) {
        case 'unknown':
        case 'error':
        case 'private':
          return;
        case 'static':
          pageCode.static.preload();
          void preloadContents(page.name);
          return;
        case 'home':
        case 'packages':
        case 'detail':
        case 'shortlist':
        case 'sign-in':
          pageCode[page.kind].preload();
          return;
        default:
          page satisfies never;
      }
    },
    data: (path) => {
      const page = pageOf(path);
      // The details store holds one package: a prefetch would replace the one that is shown.
      const reads = page.kind === 'detail' && pageOf(window.location.pathname).kind === 'detail';
      if (savesData() || reads) return;
      if (page.kind === 'packages') void data.catalogue.loadList(page.category, 'ahead');
      else if (page.kind === 'shortlist') void data.catalogue.loadList(allPackages, 'ahead');
      else void prepare(data, path);
    },
  };
}

async function preloadContents(name: StaticName) {
  const part = await fetchPart(() => import('#core/pages/static-contents.ts'));
  part?.staticContents[name]?.preload();
}
