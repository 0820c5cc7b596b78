import { useContext, useEffect } from 'react';
import type { Thing } from './facts.ts';
import { know, scripts } from './left-behind.ts';
import { SurroundingsContext } from './surroundings.ts';

/** Something of schema.org's vocabulary, for search engines; it stands in the document's head as JSON-LD 1.1. */
export function StructuredData({ thing }: { readonly thing: Thing }) {
  const { collect } = useContext(SurroundingsContext);
  // Written so that it can stand in a script element whatever it says.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  collect?.(text);
  useEffect(() => put(text), [text]);
  return null;
}

/** Adopts the element that the server wrote, or adds one. @returns takes it away */
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
