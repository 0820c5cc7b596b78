/** ms */
const patience = 60_000;

/** Waits until an address answers successfully. @throws after a minute */
export async function answers(address: string): Promise<void> {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, 200));
  }
  throw new Error(`${address} does not answer`);
}
