import type { EnsuredAdministrator } from './accounts/administrators.ts';

export interface StartMessage {
  readonly publicUrl: string;
  readonly adminEmail: string;
  readonly administrator: EnsuredAdministrator;
}

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
  const printPassword = ({ adminEmail, administrator }: StartMessage) => {
    if (administrator.outcome === 'created-with-password')
      print(`Administrator: ${adminEmail}, password: ${administrator.password} (shown this once)`);
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

/**
 * For a terminal: rules above and below, none at the sides, so that a long address breaks nothing and a line is copied
 * as it is.
 * @param columns of the terminal
 */
function formatStartFrame({ publicUrl, adminEmail, administrator }: StartMessage, columns: number): string {
  const isMadeUp = administrator.outcome === 'created-with-password';
  const account: Readonly<Record<string, string>> =
    administrator.outcome === 'present'
      ? { 'Password forgotten?': 'npm run admin -- reset EMAIL' }
      : { 'E-mail': adminEmail, Password: isMadeUp ? administrator.password : 'the one in ADMIN_PASSWORD' };
  const rows = Object.entries({ Website: publicUrl, 'Sign in': `${publicUrl}/admin-login`, ...account });
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = [
    ...rows.map(([label, value]) => `${label.padEnd(width)}   ${value}`),
    '',
    ...(isMadeUp ? ['The password is shown this once: write it down.'] : []),
    'Ctrl+C stops the website.',
  ].map((line) => (line === '' ? '' : `  ${line}`));
  const rule = '='.repeat(Math.min(columns, Math.max(...lines.map(({ length }) => length)) + 2));
  return ['', rule, ...lines, rule, ''].join('\n');
}
