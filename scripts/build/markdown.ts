import { lexer, type MarkedToken, type Token } from 'marked';
import type { Plugin } from 'vite';
import {
  fills,
  type Block,
  type Content,
  type Section,
  type TextHead,
  type Words,
} from '#features/site/sections/content.ts';
import { isPosterName } from '#styles/art/poster.ts';

/** Words of the site in Markdown: a module with the tree that its elements show. */
export const markdown: Plugin = {
  name: 'markdown',
  transform: {
    filter: { id: /\.md$/ },
    handler: (source) => ({
      code: Object.entries(compileMarkdown(source))
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n'),
      map: null,
      moduleType: 'js',
    }),
  },
};

/** @throws on what no element of the site shows, with its text */
export function compileMarkdown(source: string): { readonly head?: TextHead; readonly content: Content } {
  const [whole = '', lines] = /^---\n([\s\S]*?\n)---\n/.exec(source) ?? [];
  const content = compileContent(source.slice(whole.length));
  return lines === undefined ? { content } : { head: readHead(lines), content };
}

/** @param lines each `name: value` */
function readHead(lines: string): TextHead {
  const values = new Map(
    Array.from(lines.matchAll(/^(\w+): (.+)$/gm), ([, name, value = '']) => [name, value]),
  );
  const read = (name: keyof TextHead) => values.get(name) ?? missing(name);
  const poster = read('poster');
  if (!isPosterName(poster)) return missing('poster');
  return { title: read('title'), local: read('local'), poster, description: read('description') };
}

function missing(name: keyof TextHead): never {
  throw new Error(`The page says no ${name} that the site knows.`);
}

function compileContent(source: string): Content {
  const page: Block[] = [];
  /** What the next block belongs to: the page, its section, the section of that. */
  let open = [page];
  for (const token of lexer(source)) {
    if (is(token, 'heading')) {
      const parent = open[token.depth - 2];
      if (!parent) throw unknown('heading of this level', token);
      const content: Block[] = [];
      addSection(parent, { ...readHeading(token.text), content });
      open = [...open.slice(0, token.depth - 1), content];
    } else if (is(token, 'hr')) open = open.slice(0, -1);
    else if (!is(token, 'space')) open.at(-1)?.push(readBlock(token));
  }
  return page;
}

const is = <Type extends MarkedToken['type']>(
  token: Token | undefined,
  type: Type,
): token is Extract<MarkedToken, { type: Type }> => token?.type === type;

const unknown = (what: string, { raw }: Token) => new Error(`The site shows no ${what}: ${raw.trim()}`);

function addSection(content: Block[], section: Section): void {
  const last = content.at(-1);
  if (last && 'sections' in last) content.splice(-1, 1, { sections: [...last.sections, section] });
  else content.push({ sections: [section] });
}

function readHeading(text: string) {
  const [, title = '', id] = /^(.*?)(?: \{#([a-z-]+)\})?$/.exec(text) ?? [];
  return id === undefined ? { title } : { title, id };
}

function readBlock(token: Token): Block {
  if (is(token, 'paragraph')) {
    const [first] = token.tokens;
    if (token.text === '{storedInBrowser}') return { part: 'storedInBrowser' };
    if (!is(first, 'image')) return { text: readWords(token.tokens) };
    if (!isPosterName(first.href) || token.tokens.length > 1)
      throw unknown('picture but a poster alone', token);
    return { poster: first.href, alt: first.text };
  }
  if (is(token, 'list')) {
    const items = token.items.map(({ tokens }) => tokens.flatMap(inlineTokens));
    if (items.every(([first]) => is(first, 'strong'))) return { facts: items.map(readFact) };
    return { list: items.map(readWords), isOrdered: token.ordered };
  }
  if (is(token, 'table'))
    return {
      head: token.header.map(({ text }) => text),
      rows: token.rows.map((row) => row.map(({ text }) => text)),
    };
  throw unknown(token.type, token);
}

/** Of an item, which has a paragraph only in a loose list. */
function inlineTokens(token: Token): readonly Token[] {
  if (is(token, 'text') || is(token, 'paragraph')) return token.tokens ?? [];
  throw unknown(`${token.type} in an item`, token);
}

function readFact([bold, ...rest]: readonly Token[]) {
  const [first = '', ...fact] = readWords(rest);
  return {
    term: is(bold, 'strong') ? bold.text : '',
    fact: [typeof first === 'string' ? first.trimStart() : first, ...fact].filter((piece) => piece !== ''),
  };
}

const readWords = (tokens: readonly Token[]): Words => tokens.flatMap(readPiece);

function readPiece(token: Token): Words {
  if (is(token, 'link')) return [{ text: token.text, to: token.href }];
  if (!is(token, 'text') && !is(token, 'escape')) throw unknown(token.type, token);
  return token.text
    .replaceAll('\n', ' ')
    .split(/(?=\{)|(?<=\})/)
    .map((piece) => readFill(piece, token));
}

function readFill(piece: string, token: Token): Words[number] {
  if (!piece.startsWith('{')) return piece;
  const fill = fills.find((name) => piece === `{${name}}`);
  if (!fill) throw unknown('text in place of this', token);
  return { fill };
}
