import { HttpFailure } from './failure.ts';

export const tooLong = () => new HttpFailure(408, 'The request took too long');

/** Late work is not aborted. @throws 408 after `ms` */
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
