import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './idle.ts';
import { retryImport } from './retry-import.ts';

/** What may be said of a control that is on its way. */
export interface Late {
  /** Its code is fetched at once: what the visitor came for waits for it. */
  readonly now?: boolean;
  /** Told each time that it does not come. */
  readonly onMissing?: () => void;
}

/**
 * A control that is of no use before its code has come, which is fetched once the page has been painted and is
 * idle. So a page that the server renders shows what stands in for it, where `later` shows the part itself.
 * @param Meanwhile stands in its place until then, or without a connection
 */
export function lateControl<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props>,
): ComponentType<Props & Late> {
  let loaded: ComponentType<Props> | undefined;
  return function LateControl(props) {
    const [Control, setControl] = useState(() => loaded);
    const { now, onMissing } = props;
    useEffect(() => {
      if (Control) return undefined;
      const leaving = new AbortController();
      const fetch = async () => {
        const control = await retryImport(load, { onFailure: onMissing, signal: leaving.signal });
        if (!control) return;
        loaded = control;
        setControl(() => control);
      };
      if (now) void fetch();
      else whenIdle(() => void fetch());
      return () => leaving.abort();
    }, [Control, now, onMissing]);
    return Control ? <Control {...props} /> : <Meanwhile {...props} />;
  };
}
