import { lazy, memo, Suspense, type ComponentType } from 'react';
import { runWhenIdle } from './run-when-idle.ts';
import { importModule } from './import-module.ts';

/**
 * For components below the first screen: the code is imported when the page is idle, and markup that the
 * server rendered stays until then (react.dev, `hydrateRoot`). `Meanwhile` is the fallback without such
 * markup.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props> = EmptyFallback,
): ComponentType<Props> {
  const Component = lazy(async () => {
    if (typeof window === 'undefined') return { default: await load() };
    await new Promise<void>(runWhenIdle);
    // Pending while the import fails: React replaces the server's markup as soon as the promise settles.
    return { default: (await importModule(load)) ?? Fallback };
  });
  // Memoized: React drops the server's markup when new props arrive before the code.
  return memo(function Later(props: Props) {
    return (
      <Suspense fallback={<Fallback {...props} />}>
        <Component {...props} />
      </Suspense>
    );
  });
}

const EmptyFallback = () => null;
