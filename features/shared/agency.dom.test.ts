import { afterEach, expect, it } from 'vitest';
import { agencyElementId } from '#contract/agency.ts';
import { createAgencyStore, readAgencyChanges } from './agency.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

it('reads what came with the document, and nothing from one of another backend', () => {
  expect(readAgencyChanges(document)).toBeUndefined();
  document.body.innerHTML = `<script type="application/json" id="${agencyElementId}">{"tagline":"Slow"}</script>`;
  expect(readAgencyChanges(document)).toEqual({ tagline: 'Slow' });
});

it('is the original agency until it is changed, and the original again without changes', () => {
  const store = createAgencyStore();
  expect(store.state.agency.agencyName).toBe('Banyan Tours & Travels');
  store.update({ nameFirst: 'Peepal' });
  expect(store.state.agency.agencyName).toBe('Peepal Tours & Travels');
  store.update({});
  expect(store.state.agency.agencyName).toBe('Banyan Tours & Travels');
});
