/** ms */
const timeout = 60_000;

/** Waits until an address answers successfully. @throws after a minute */
export async function waitForResponse(address: string): Promise<void> {
  const end = Date.now() + timeout;
  while (Date.now() < end) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, 200));
  }
  throw new Error(`${address} does not answer`);
}
