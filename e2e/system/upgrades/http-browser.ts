import { apiBase } from '#contract/api-base.ts';

/** Calls a server as the site does in a browser, and keeps its cookies. */
export interface HttpBrowser {
  /** @returns the JSON of the answer; undefined when the server has no such call @throws when it refuses */
  call(method: string, address: string, body?: FormData | object): Promise<unknown>;
  /** By name. */
  readonly cookies: Map<string, string>;
}

const notOffered = new Set([404, 405]);

export function openHttpBrowser(
  origin: string,
  cookies: ReadonlyMap<string, string> = new Map(),
): HttpBrowser {
  const kept = new Map(cookies);
  return {
    cookies: kept,
    call: async (method, address, body) => {
      const isForm = body instanceof FormData;
      const answer = await fetch(origin + apiBase + address, {
        method,
        headers: {
          origin,
          cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
          // A call without one is not counted as a visitor's.
          'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      });
      for (const header of answer.headers.getSetCookie()) keep(kept, header);
      const text = await answer.text();
      if (notOffered.has(answer.status)) return undefined;
      if (!answer.ok) throw new Error(`${method} ${address} answers ${answer.status}: ${text}`);
      return text === '' ? {} : JSON.parse(text);
    },
  };
}

function keep(cookies: Map<string, string>, header: string): void {
  const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(header) ?? [];
  if (value === '') cookies.delete(name);
  else cookies.set(name, value);
}
