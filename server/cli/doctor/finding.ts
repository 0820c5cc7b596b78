/** `warning`: it works, but the operator should look after it; `problem`: something does not work. */
export interface Finding {
  readonly level: 'good' | 'warning' | 'problem';
  readonly message: string;
  /** What to do; undefined when it is good. */
  readonly advice?: string;
}

export const warning = (message: string, advice: string): Finding => ({ level: 'warning', message, advice });
export const problem = (message: string, advice: string): Finding => ({ level: 'problem', message, advice });

/** @param found what a check found, if anything @param good the message when it found nothing */
export function conclude(
  good: string,
  ...found: readonly (Finding | false | undefined)[]
): readonly Finding[] {
  const findings = found.filter((finding) => finding !== undefined && finding !== false);
  return findings.length > 0 ? findings : [{ level: 'good', message: good }];
}

/** What a failing check found, in place of its findings. */
export const failWith = (advice: string) => (cause: unknown) => [problem(formatReason(cause), advice)];

/** `fetch` tells its reason in the cause alone. */
export function formatReason(cause: unknown): string {
  const told = cause instanceof TypeError && cause.cause instanceof Error ? cause.cause : cause;
  return told instanceof Error ? told.message : String(told);
}

export const toMegabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);

/** ms that clocks may differ. */
export const clockTolerance = 60_000;
