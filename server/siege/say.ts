/** Tells the person at the terminal a line. */
export type Say = (line: string) => void;

export const print: Say = (line) => void process.stdout.write(`${line}\n`);
