import { useContext, useEffect } from 'react';
import type { Thing } from './facts.ts';
import { know, scripts } from './left-behind.ts';
import { SurroundingsContext } from './surroundings.ts';

/** Puts structured data into the document's head as JSON-LD 1.1; on the server it is collected instead. */
export function StructuredData({ thing }: { readonly thing: Thing }) {
  const { collect } = useContext(SurroundingsContext);
  // Escaped, so that no text can close the script element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  collect?.(text);
  useEffect(() => put(text), [text]);
  return null;
}

/** Takes over the script that the server rendered, or adds one. @returns removes it */
function put(text: string): () => void {
  const written = [...document.head.querySelectorAll(scripts)];
  const element = written.find(({ textContent }) => textContent === text) ?? add(text);
  know(element);
  return () => element.remove();
}

function add(text: string): Element {
  const element = document.createElement('script');
  element.type = 'application/ld+json';
  element.textContent = text;
  document.head.append(element);
  return element;
}
