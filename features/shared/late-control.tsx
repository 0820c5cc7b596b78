import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from './idle.ts';
import { retryImport } from './retry-import.ts';

export interface Late {
  /** Imports the code at once instead of when the page is idle: the visitor waits for it. */
  readonly now?: boolean;
  /** Called after each failed attempt. */
  readonly onMissing?: () => void;
}

/**
 * A control without use before its code is there. In a rendered page it is the fallback `Meanwhile`, whereas
 * `later` renders the component on the server.
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
