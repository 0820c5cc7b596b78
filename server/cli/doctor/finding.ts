/** `warning`: it works, but the operator should look after it; `problem`: something does not work. */
export type Level = 'good' | 'warning' | 'problem';

export interface Finding {
  readonly subject:
    | 'configuration'
    | 'disk'
    | 'database'
    | 'backups'
    | 'pictures'
    | 'mail'
    | 'clock'
    | 'public address';
  readonly level: Level;
  readonly message: string;
  /** What to do; undefined when it is good. */
  readonly advice?: string;
}

export const megabyte = 1024 * 1024;

/** `fetch` tells its reason in the cause alone. */
export function formatReason(cause: unknown): string {
  const told = cause instanceof TypeError && cause.cause instanceof Error ? cause.cause : cause;
  return told instanceof Error ? told.message : String(told);
}

/** What a failing check found, in place of its findings. */
export async function findOr(
  subject: Finding['subject'],
  advice: string,
  check: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await check();
  } catch (cause) {
    return [{ subject, level: 'problem', message: formatReason(cause), advice }];
  }
}
