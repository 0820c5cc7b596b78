type Named = Request | URL | string;
const urlOf = (named: Named) =>
  new URL(named instanceof Request ? named.url : named.toString(), location.origin).href;

/** A cache storage in memory; `keys` gives the oldest cache first. */
export function memoryCaches() {
  const cached = new Map<string, Map<string, Response>>();
  return {
    open: (name: string) => {
      const entries = cached.get(name) ?? new Map<string, Response>();
      cached.set(name, entries);
      return Promise.resolve(cacheOf(entries));
    },
    match: (named: Named) => {
      const holder = [...cached.values()].find((entries) => entries.has(urlOf(named)));
      return Promise.resolve(holder?.get(urlOf(named))?.clone());
    },
    delete: (name: string) => Promise.resolve(cached.delete(name)),
    keys: () => Promise.resolve([...cached.keys()]),
    paths: (name: string) => [...(cached.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname),
  };
}

/** A cache that is still referenced after its deletion keeps working, as in the Service Workers standard. */
const cacheOf = (entries: Map<string, Response>): Pick<Cache, 'put' | 'match' | 'keys' | 'delete'> => ({
  put: (named, answer) => Promise.resolve(void entries.set(urlOf(named), answer)),
  match: (named) => Promise.resolve(entries.get(urlOf(named))?.clone()),
  keys: () => Promise.resolve([...entries.keys()].map((url) => new Request(url))),
  delete: (named) => Promise.resolve(entries.delete(urlOf(named))),
});
