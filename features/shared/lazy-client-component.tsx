import { useEffect, useState, type ComponentType } from 'react';
import { runWhenIdle } from './run-when-idle.ts';
import { importModule } from './import-module.ts';

export interface LazyClientProps {
  /** Imports the code at once instead of when the page is idle: the visitor waits for it. */
  readonly now?: boolean;
  /** Called after each failed attempt. */
  readonly onMissing?: () => void;
}

/**
 * A control without use before its code is there. In a rendered page it is the fallback `Meanwhile`, whereas
 * `later` renders the component on the server.
 */
export function lazyClientComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): ComponentType<Props & LazyClientProps> {
  let loaded: ComponentType<Props> | undefined;
  return function LateControl(props) {
    const [Control, setControl] = useState(() => loaded);
    const { now, onMissing } = props;
    useEffect(() => {
      if (Control) return undefined;
      const unmountController = new AbortController();
      const fetch = async () => {
        const control = await importModule(load, { onFailure: onMissing, signal: unmountController.signal });
        if (!control) return;
        loaded = control;
        setControl(() => control);
      };
      if (now) void fetch();
      else runWhenIdle(() => void fetch());
      return () => unmountController.abort();
    }, [Control, now, onMissing]);
    return Control ? <Control {...props} /> : <Fallback {...props} />;
  };
}
