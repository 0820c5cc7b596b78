/** One answer as it came over the net. */
export interface Transfer {
  /** What Chromium takes it for: https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourceType */
  readonly type: string;
  readonly address: string;
  /** Bytes of the body as it was sent, without the answer's headers. */
  readonly bytes: number;
  /** ms from the page's own request to this one's. */
  readonly asked: number;
}

export const kinds = ['HTML', 'CSS', 'JS', 'pictures', 'fonts', 'Devanagari', 'other'] as const;
export type Kind = (typeof kinds)[number];

const byType: ReadonlyMap<string, Kind> = new Map([
  ['Document', 'HTML'],
  ['Stylesheet', 'CSS'],
  ['Script', 'JS'],
  ['Image', 'pictures'],
  ['Font', 'fonts'],
]);

/** Fonts for Devanagari are on their own: pages without it are held to the other fonts' goal. */
const kindOf = ({ type, address }: Transfer): Kind =>
  type === 'Font' && address.includes('devanagari') ? 'Devanagari' : (byType.get(type) ?? 'other');

export type Weights = Readonly<Record<Kind, number>>;

/** kB by kind, of what was asked for until a moment. @param until ms after the page's own request */
export function weighTransfers(transfers: readonly Transfer[], until = Infinity): Weights {
  const weights: Record<Kind, number> = {
    HTML: 0,
    CSS: 0,
    JS: 0,
    pictures: 0,
    fonts: 0,
    Devanagari: 0,
    other: 0,
  };
  for (const transfer of transfers)
    if (transfer.asked <= until) weights[kindOf(transfer)] += transfer.bytes / 1000;
  return weights;
}
