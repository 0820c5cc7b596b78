import { lazy, Suspense, useState, type ComponentType } from 'react';
import { fetchPart } from './fetch-part.ts';
import { whenIdle } from './idle.ts';

/**
 * A part below the first screen: its code is fetched once the page has been painted and is idle, so that
 * it takes nothing from what the visitor sees first. Once it has come, it is there at once wherever it is
 * shown again. What the server rendered of it stands until then (react.dev, `hydrateRoot`).
 * @param Meanwhile stands in its place until then, or without a connection
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  const make = () =>
    lazy(async () => {
      if (typeof window !== 'undefined') await new Promise<void>(whenIdle);
      const loaded = await fetchPart(load);
      // React keeps what came of it for good; whoever shows the part anew tries anew.
      if (!loaded) part = make();
      return { default: loaded ?? Meanwhile };
    });
  let part = make();
  return function Later(props) {
    const [Part] = useState(() => part);
    return (
      <Suspense fallback={<Meanwhile {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

const Nothing = () => null;
