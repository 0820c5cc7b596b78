/** A request init whose body records when it is read. */
export function createObservedBody(): { readonly reads: readonly string[]; readonly init: RequestInit } {
  const reads: string[] = [];
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        reads.push('read');
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return { reads, init: { body, duplex: 'half' } as RequestInit };
}
