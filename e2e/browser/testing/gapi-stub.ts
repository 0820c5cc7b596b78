type Handler = (data: unknown) => unknown;
type Answered = (answers: readonly unknown[]) => void;

interface GapiMessage {
  readonly gapi: 'call' | 'answer';
  readonly id: number;
  readonly name: string;
  readonly data: unknown;
}

interface Loading {
  readonly callback: () => void;
}

interface Opening {
  readonly where: HTMLElement;
  readonly url: string;
  readonly attributes?: { readonly style?: Readonly<Record<string, string>> };
}

declare global {
  interface Window {
    gapi?: unknown;
    gapi_onload?: () => void;
  }
}

function connect(other: () => Window | null) {
  const handlers = new Map<string, Handler>();
  const waiting = new Map<number, Answered>();
  const early = new Map<string, (() => void)[]>();
  let calls = 0;
  const post = (letter: GapiMessage) => other()?.postMessage(letter, '*');

  window.addEventListener('message', ({ source, data }: MessageEvent<GapiMessage>) => {
    if (source !== other()) return;
    if (data.gapi === 'answer') waiting.get(data.id)?.([data.data]);
    if (data.gapi !== 'call') return;
    const answer = () => {
      const reply = handlers.get(data.name)?.(data.data);
      post({ gapi: 'answer', id: data.id, name: data.name, data: reply });
    };
    if (handlers.has(data.name)) answer();
    else early.set(data.name, [...(early.get(data.name) ?? []), answer]);
  });

  return {
    register(name: string, handler: Handler) {
      handlers.set(name, handler);
      for (const answer of early.get(name) ?? []) answer();
      early.delete(name);
    },
    send(name: string, data: unknown, answered: Answered) {
      calls += 1;
      waiting.set(calls, answered);
      post({ gapi: 'call', id: calls, name, data });
    },
    restyle: () => Promise.resolve(),
    ping: (answered: () => void) => Promise.resolve().then(answered),
  };
}

/** Fakes Google's `js/api.js`, as tests run offline. It runs in both windows and can use only `connect`. */
function installGapi() {
  const context = {
    async open<T>({ where, url, attributes }: Opening, opened: (frame: unknown) => Promise<T>) {
      const frame = document.createElement('iframe');
      Object.assign(frame.style, attributes?.style);
      const line = connect(() => frame.contentWindow);
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      frame.src = url;
      where.append(frame);
      await loaded;
      return opened(line);
    },
    getParentIframe: () => connect(() => window.parent),
  };

  window.gapi = {
    load: (_name: string, { callback }: Loading) => callback(),
    iframes: { getContext: () => context, Iframe: true, CROSS_ORIGIN_IFRAMES_FILTER: true },
  };
  const script = document.currentScript;
  const address = script instanceof HTMLScriptElement ? new URL(script.src) : undefined;
  const onload: unknown = Reflect.get(window, address?.searchParams.get('onload') ?? 'gapi_onload');
  if (typeof onload === 'function') onload();
}

export const gapiStub = `${connect.toString()}\n(${installGapi.toString()})();`;
