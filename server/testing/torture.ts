/** Tells a person how a torture goes, a line at a time. */
export type Say = (line: string) => void;

/** Does something terrible to the product, says what it did and found, and throws when something was lost. */
export type Torture = (say: Say) => Promise<void>;
