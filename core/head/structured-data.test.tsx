import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCatalogueStore } from '#features/catalogue/store.ts';
import { aPackage } from '#features/shared/testing/builders.ts';
import { PackageListStructuredData } from './structured-data.tsx';

const packages = Array.from({ length: 30 }, (_, index) => aPackage({ _id: `p${index}` }));
const unused = () => Promise.reject(new Error('not asked for'));
let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
});

it('names the packages that the page shows, also when the whole list loaded before the code', async () => {
  const store = createCatalogueStore(
    { list: () => Promise.resolve(packages), top: unused, categories: unused },
    { lists: { domestic: { status: 'pending', previousData: packages.slice(0, 24) } } },
  );
  const list = <PackageListStructuredData catalogue={store} category="domestic" />;
  root.innerHTML = renderToString(list);
  const rendered = root.querySelector('script');
  await store.loadList('domestic');
  const onRecoverableError = vi.fn<(cause: unknown) => void>();
  await act(async () => hydrateRoot(root, list, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('script')).toBe(rendered);
  expect(rendered?.textContent).toContain('"position":24');
  expect(rendered?.textContent).not.toContain('"position":25');
});
