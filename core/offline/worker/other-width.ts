const picture = /^.*\/pictures\/[^/]+/;

/** The same picture in another cached width, as an offline screen may be rotated. @param address of one width */
export async function otherWidth(
  cache: Pick<Cache, 'keys' | 'match'>,
  address: string,
): Promise<Response | undefined> {
  const [pictureAddress] = picture.exec(address) ?? [];
  const cached = [...(await cache.keys())]
    .reverse()
    .find(({ url }) => url === pictureAddress || url.startsWith(`${pictureAddress}/`));
  return cached && cache.match(cached, { ignoreVary: true });
}
