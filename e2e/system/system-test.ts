export type PrintLine = (line: string) => void;

/** A fault-injection test. @throws when something was lost */
export type SystemTest = (print: PrintLine) => Promise<void>;
