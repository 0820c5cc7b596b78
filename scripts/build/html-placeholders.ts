import type { Plugin } from 'vite';
import { originalAgency } from '#contract/agency.ts';
import { escapeHtml } from '#contract/plain-text.ts';

const { agencyName, phones, tagline } = originalAgency;

const placeholderValues: Readonly<Record<string, string>> = {
  agencyName,
  tagline,
  'phone.address': phones.india.address,
  'phone.display': phones.india.display,
};

/** Puts the agency's facts in the place of their names in index.html, such as `{agencyName}`. */
export const htmlPlaceholders: Plugin = {
  name: 'html-placeholders',
  transformIndexHtml: (html) =>
    html.replaceAll(/\{([\w.]+)\}/g, (match, name: string) => {
      const agencyValue = placeholderValues[name];
      return agencyValue === undefined ? match : escapeHtml(agencyValue);
    }),
};
