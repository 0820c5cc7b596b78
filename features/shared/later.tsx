import { useEffect, useState, type ComponentType } from 'react';
import { fetchPart } from './fetch-part.ts';
import { whenIdle } from './idle.ts';

/** What may be said of a part that is on its way. */
export interface Late {
  /** Its code is fetched at once: what the visitor came for waits for it. */
  readonly now?: boolean;
  /** Told when it does not come. */
  readonly onMissing?: () => void;
}

/**
 * A part below the first screen: its code is fetched once the page has been painted and is idle, so that
 * it takes nothing from what the visitor sees first. Once it has come, it is there at once wherever it is
 * shown again. @param Meanwhile stands in its place until then, or without a connection
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = Nothing,
): ComponentType<Props & Late> {
  let loaded: ComponentType<Props> | undefined;
  const fetchInto = async (show: (part: ComponentType<Props>) => void, onMissing?: () => void) => {
    const part = await fetchPart(load);
    if (!part) return onMissing?.();
    loaded = part;
    show(part);
  };
  return function Later(props) {
    const [Part, setPart] = useState(() => loaded);
    const { now, onMissing } = props;
    useEffect(() => {
      if (Part) return;
      const fetch = () => void fetchInto((part) => setPart(() => part), onMissing);
      if (now) fetch();
      else whenIdle(fetch);
    }, [Part, now, onMissing]);
    return Part ? <Part {...props} /> : <Meanwhile {...props} />;
  };
}

const Nothing = () => null;
