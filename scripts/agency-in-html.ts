import type { Plugin } from 'vite';
import { agencyName, phones, promise } from '#contract/agency.ts';

const facts: Readonly<Record<string, string>> = {
  agencyName,
  promise,
  'phone.address': phones.india.address,
  'phone.display': phones.india.display,
};

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Puts the agency's facts in the place of their names in index.html, such as `{agencyName}`. */
export const agencyInHtml: Plugin = {
  name: 'agency-in-html',
  transformIndexHtml: (html) =>
    html.replaceAll(/\{([\w.]+)\}/g, (whole, name: string) => {
      const fact = facts[name];
      return fact === undefined ? whole : escaped(fact);
    }),
};
