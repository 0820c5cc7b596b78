import { useEffect, useState, type ComponentType } from 'react';
import { fetchPart } from './fetch-part.ts';
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
  const fetchInto = async (show: (part: ComponentType<Props>) => void) => {
    const part = await fetchPart(load);
    if (!part) return;
    loaded = part;
    show(part);
  };
  return function Later(props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!Part) whenIdle(() => void fetchInto((part) => setPart(() => part)));
    }, [Part]);
    return Part ? <Part {...props} /> : <Meanwhile {...props} />;
  };
}

const Nothing = () => null;
