/** Milliseconds until a program that was started has to answer. */
const patience = 60_000;

/** Resolves once an address is answered well. @throws when it is not within a minute */
export async function answers(address: string): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, 200));
  }
  throw new Error(`${address} does not answer`);
}
