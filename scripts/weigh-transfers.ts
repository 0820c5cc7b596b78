export interface Transfer {
  /** https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourceType */
  readonly type: string;
  readonly address: string;
  /** Of the body as sent, without headers. */
  readonly bytes: number;
  /** ms from the page's own request. */
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

/** Devanagari counts separately: the goal is for the other fonts. */
const kindOf = ({ type, address }: Transfer): Kind =>
  type === 'Font' && address.includes('devanagari') ? 'Devanagari' : (byType.get(type) ?? 'other');

export type Weights = Readonly<Record<Kind, number>>;

/** kB by kind. @param until ms after the page's own request */
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
