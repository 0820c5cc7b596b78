import { createInterface } from 'node:readline';
import type { ReadStream } from 'node:tty';
import { Writable, type Readable } from 'node:stream';
import { CommandError } from './commands.ts';

export interface Terminal {
  readonly input: Readable & Partial<Pick<ReadStream, 'isTTY'>>;
  readonly output: Writable;
}

/** Asks twice without echo on a terminal, else reads a line of stdin. @throws CommandError on difference or cancel */
export async function promptPassword({ input, output }: Terminal): Promise<string> {
  const isTerminal = input.isTTY === true;
  const noOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  // One reader for both questions: a second one would lose what was typed ahead.
  const reader = createInterface({ input, output: noOutput, terminal: isTerminal });
  reader.once('SIGINT', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    output.write(question);
    const { done, value } = await lines.next();
    output.write('\n');
    if (done === true) throw new CommandError('Nothing was changed.');
    return value;
  };
  try {
    if (!isTerminal) return (await lines.next()).value ?? '';
    const first = await ask('New password (empty: one is made): ');
    if (first !== '' && (await ask('The same again: ')) !== first)
      throw new CommandError('The two passwords differ. Nothing was changed.');
    return first;
  } finally {
    reader.close();
  }
}
