import autocannon from 'autocannon';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import type { Package } from '#contract/package.ts';

const connections = 20;

const api = (path: string) => apiBase + path;

/** Twenty requests for each connection: 3 pages, 4 lists, 3 searches of a list and a detail each, 7 pictures. */
export function createRequestMix(stored: readonly Package[], pictures: readonly string[]): string[] {
  const pages = ['/', '/packages/domestic', '/destination'];
  const lists = [
    api(calls.categoriesList),
    api(`${calls.topPackages}?category=domestic`),
    api(`${calls.categoriesList}?category=international`),
    api(calls.destinations),
  ];
  const searches = (turn: number) =>
    [0, 1, 2].flatMap((index) => {
      const found = stored[(turn * 3 + index) % stored.length];
      return [api(calls.allPackages), api(calls.packageDetail(found?._id ?? ''))];
    });
  const shown = (turn: number) =>
    Array.from({ length: 7 }, (_, index) => {
      const picture = pictures[(turn + index) % pictures.length] ?? '';
      return index % 3 === 0 ? picture : `${picture}/${index % 3 === 1 ? '640.avif' : '320.webp'}`;
    });
  return Array.from({ length: connections }, (_, turn) => [
    ...pages,
    ...lists,
    ...searches(turn),
    ...shown(turn),
  ]).flat();
}

/** @param duration s */
export function runRequestMix(
  origin: string,
  paths: readonly string[],
  duration: number,
): Promise<autocannon.Result> {
  let connection = 0;
  const share = paths.length / connections;
  return autocannon({
    url: origin,
    connections,
    duration,
    headers: { 'accept-encoding': 'br' },
    setupClient: (client) => {
      const begin = connection * share;
      const own = [...paths.slice(begin), ...paths.slice(0, begin)];
      connection += 1;
      client.setRequests(own.map((path) => ({ method: 'GET', path })));
    },
  });
}
