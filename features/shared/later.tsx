import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './idle.ts';

/**
 * A part below the first screen: its code is fetched once the page has been painted and is idle, so that
 * it takes nothing from what the visitor sees first. Once it has come, it is there at once wherever it is
 * shown again. @param Meanwhile stands in its place until then, or without a connection
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const fetchPart = async (show: (part: ComponentType<Props>) => void): Promise<void> => {
    try {
      loaded = await load();
      show(loaded);
    } catch (cause) {
      // oxlint-disable-next-line no-console -- the page is whole without this part; whoever looks should learn why
      console.warn('A part of the page did not load.', cause);
    }
  };
  return function Later(props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!Part) whenIdle(() => void fetchPart((part) => setPart(() => part)));
    }, [Part]);
    return Part ? <Part {...props} /> : <Meanwhile {...props} />;
  };
}

const Nothing = () => null;
