export type Say = (line: string) => void;

/** A fault-injection test. @throws when something was lost */
export type Torture = (say: Say) => Promise<void>;
