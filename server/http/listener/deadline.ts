import { HttpFailure } from '#server/http/responses/http-failure.ts';

export const requestTimeout = () => new HttpFailure(408, 'The request took too long');

/** Late work is not aborted. @throws 408 after `ms` */
export async function withDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(requestTimeout()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
