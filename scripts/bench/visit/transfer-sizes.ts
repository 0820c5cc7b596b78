export interface Transfer {
  /** https://chromedevtools.github.io/devtools-protocol/tot/Network/#type-ResourceType */
  readonly type: string;
  readonly address: string;
  /** Of the body as sent, without headers. */
  readonly bytes: number;
  /** ms from the page's own request. */
  readonly requestedAt: number;
}

export const resourceKinds = ['HTML', 'CSS', 'JS', 'pictures', 'fonts', 'Devanagari', 'other'] as const;
export type ResourceKind = (typeof resourceKinds)[number];

const byType: ReadonlyMap<string, ResourceKind> = new Map([
  ['Document', 'HTML'],
  ['Stylesheet', 'CSS'],
  ['Script', 'JS'],
  ['Image', 'pictures'],
  ['Font', 'fonts'],
]);

/** Devanagari counts separately: the goal is for the other fonts. */
const kindOf = ({ type, address }: Transfer): ResourceKind =>
  type === 'Font' && address.includes('devanagari') ? 'Devanagari' : (byType.get(type) ?? 'other');

export type TransferSizes = Readonly<Record<ResourceKind, number>>;

/** kB by kind. @param until ms after the page's own request */
export function sumTransferSizes(transfers: readonly Transfer[], until = Infinity): TransferSizes {
  const sizes: Record<ResourceKind, number> = {
    HTML: 0,
    CSS: 0,
    JS: 0,
    pictures: 0,
    fonts: 0,
    Devanagari: 0,
    other: 0,
  };
  for (const transfer of transfers)
    if (transfer.requestedAt <= until) sizes[kindOf(transfer)] += transfer.bytes / 1000;
  return sizes;
}

/** kB of all kinds. */
export const sumOf = (sizes: TransferSizes) => resourceKinds.reduce((sum, kind) => sum + sizes[kind], 0);

export const countScripts = (transfers: readonly Transfer[]) =>
  transfers.filter(({ type }) => type === 'Script').length;
