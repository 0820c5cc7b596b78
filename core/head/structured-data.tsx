import { useContext, useEffect } from 'react';
import type { Thing } from './schema-org.ts';
import { markOwnedScript, structuredDataSelector } from './stale-head-tags.ts';
import { HeadContext } from './head-context.ts';

/** Puts structured data into the document's head as JSON-LD 1.1; on the server it is collected instead. */
export function StructuredData({ thing }: { readonly thing: Thing }) {
  const { collect } = useContext(HeadContext);
  // Escaped, so that no text can close the script element.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  collect?.(text);
  useEffect(() => mountScript(text), [text]);
  return null;
}

/** Takes over the script that the server rendered, or adds one. @returns removes it */
function mountScript(text: string): () => void {
  const written = [...document.head.querySelectorAll(structuredDataSelector)];
  const element = written.find(({ textContent }) => textContent === text) ?? appendScript(text);
  markOwnedScript(element);
  return () => element.remove();
}

function appendScript(text: string): Element {
  const element = document.createElement('script');
  element.type = 'application/ld+json';
  element.textContent = text;
  document.head.append(element);
  return element;
}
