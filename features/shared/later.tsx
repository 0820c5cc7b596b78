import { lazy, memo, Suspense, type ComponentType } from 'react';
import { whenIdle } from './idle.ts';
import { retryImport } from './retry-import.ts';

/**
 * For components below the first screen: the code is imported when the page is idle, and markup that the
 * server rendered stays until then (react.dev, `hydrateRoot`). `Meanwhile` is the fallback without such
 * markup.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const Part = lazy(async () => {
    if (typeof window === 'undefined') return { default: await load() };
    await new Promise<void>(whenIdle);
    // Pending while the import fails: React replaces the server's markup as soon as the promise settles.
    return { default: (await retryImport(load)) ?? Meanwhile };
  });
  // Memoized: React drops the server's markup when new props arrive before the code.
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  });
}

const Nothing = () => null;
