import type { EnsuredAdministrator } from './accounts/administrators.ts';

export interface StartMessage {
  readonly publicUrl: string;
  readonly adminEmail: string;
  /** What the start has found or made. */
  readonly administrator: EnsuredAdministrator;
}

/** The standard output. */
interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly write: (text: string) => unknown;
}

/**
 * Says on the standard output what the log must not hold (the password) and what is no event. A terminal gets a frame
 * at the end of the start; programs, which keep or read the output, get each line as soon as there is something to say.
 */
export function createStartOutput(output: Output) {
  const isTerminal = output.isTTY === true;
  let unshown: StartMessage | undefined;
  const print = (line: string) => void output.write(`${line}\n`);
  const printPassword = (message: StartMessage) => {
    const line = formatNewPassword(message);
    if (line !== undefined) print(line);
  };
  return {
    isTerminal,
    prepared: (message: StartMessage) => {
      if (isTerminal) unshown = message;
      else printPassword(message);
    },
    listening: (publicUrl: string) => {
      if (!isTerminal) print(publicUrl);
    },
    ended: () => {
      if (unshown) print(formatStartFrame(unshown, output.columns || 80));
      unshown = undefined;
    },
    /** A password that was made up is not lost with the start. */
    failed: () => {
      if (unshown) printPassword(unshown);
    },
  };
}

/** @returns undefined unless the start made up a password */
function formatNewPassword({ adminEmail, administrator }: StartMessage): string | undefined {
  if (administrator.outcome !== 'created-with-password') return undefined;
  return `Administrator: ${adminEmail}, password: ${administrator.password} (shown this once)`;
}

/**
 * For a terminal: rules above and below, none at the sides, so that a long address breaks nothing and a line is copied
 * as it is.
 * @param columns of the terminal
 */
function formatStartFrame(message: StartMessage, columns: number): string {
  const rows = [
    ['Website', message.publicUrl],
    ['Sign in', `${message.publicUrl}/admin-login`],
    ...formatAccount(message),
  ] as const;
  const width = Math.max(...rows.map(([label]) => label.length));
  const notes =
    message.administrator.outcome === 'created-with-password'
      ? ['The password is shown this once: write it down.']
      : [];
  const lines = [
    ...rows.map(([label, value]) => `${label.padEnd(width)}   ${value}`),
    '',
    ...notes,
    'Ctrl+C stops the website.',
  ].map((line) => (line === '' ? '' : `  ${line}`));
  const rule = '='.repeat(Math.min(columns, Math.max(...lines.map(({ length }) => length)) + 2));
  return ['', rule, ...lines, rule, ''].join('\n');
}

function formatAccount({
  adminEmail,
  administrator,
}: StartMessage): readonly (readonly [label: string, value: string])[] {
  switch (administrator.outcome) {
    case 'created-with-password':
      return [
        ['E-mail', adminEmail],
        ['Password', administrator.password],
      ];
    case 'created':
      return [
        ['E-mail', adminEmail],
        ['Password', 'the one in ADMIN_PASSWORD'],
      ];
    case 'present':
      return [['Password forgotten?', 'npm run admin -- reset EMAIL']];
    default:
      return administrator satisfies never;
  }
}
