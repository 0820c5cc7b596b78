import { HttpFailure } from './failure.ts';

export const tooLong = () => new HttpFailure(408, 'The request took too long');

/**
 * What the work brings, when it does so within `ms`. Work that is late goes on, its outcome unseen.
 * @throws 408 after that
 */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLong()), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
