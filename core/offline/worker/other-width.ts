const picture = /^.*\/pictures\/[^/]+/;

/** The same picture in another cached width, as an offline screen may be rotated. @param address of one width */
export async function otherWidth(
  cache: Pick<Cache, 'keys' | 'match'>,
  address: string,
): Promise<Response | undefined> {
  const [own] = picture.exec(address) ?? [];
  const kept = (await cache.keys()).findLast(({ url }) => url === own || url.startsWith(`${own}/`));
  return kept && cache.match(kept, { ignoreVary: true });
}
