import { lazy, memo, Suspense, type ComponentType } from 'react';
import { whenIdle } from './idle.ts';
import { retryImport } from './retry-import.ts';

/**
 * A part below the first screen: its code is fetched once the page has been painted and is idle, so that
 * it takes nothing from what the visitor sees first. Once it has come, it is there at once wherever it is
 * shown again. What the server rendered of it stands until then (react.dev, `hydrateRoot`).
 * @param Meanwhile stands in its place until then, or without a connection, where no server rendered it
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (typeof window === 'undefined') return { default: await load() };
    await new Promise<void>(whenIdle);
    // Never settles while the code does not come: React replaces the server's markup as soon as it does.
    return { default: (await retryImport(load)) ?? Meanwhile };
  });
  // React drops the server's markup when what surrounds it is rendered anew with other props before the code has come.
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  });
}

const Nothing = () => null;
