/** A picture's address up to where its widths begin. */
const picture = /^.*\/pictures\/[^/]+/;

/**
 * The same picture in a width that was kept, for a screen that was turned without a connection.
 * @param address of a stored picture in one width
 */
export async function otherWidth(
  cache: Pick<Cache, 'keys' | 'match'>,
  address: string,
): Promise<Response | undefined> {
  const [own] = picture.exec(address) ?? [];
  const kept = (await cache.keys()).findLast(({ url }) => url === own || url.startsWith(`${own}/`));
  return kept && cache.match(kept, { ignoreVary: true });
}
