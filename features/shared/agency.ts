import { createContext, use } from 'react';
import { proxy, ref } from 'valtio/vanilla';
import { agencyElementId, originalAgency, toAgency, type AgencyChanges } from '#contract/agency.ts';

/** The agency that a site shows; without a provider as in the code. */
export const AgencyContext = createContext(originalAgency);

export const useAgency = () => use(AgencyContext);

/** The agency that the site shows. @param changes what came with the document */
export function createAgencyStore(changes?: AgencyChanges) {
  const state = proxy({ agency: ref(changes ? toAgency(changes) : originalAgency) });
  return {
    state,
    update: (changed: AgencyChanges): void => {
      state.agency = ref(toAgency(changed));
    },
  };
}

/** Undefined where nothing was changed, and where another backend or a static host sent the document. */
export function readAgencyChanges(page: Pick<Document, 'getElementById'>): AgencyChanges | undefined {
  const text = page.getElementById(agencyElementId)?.textContent;
  return text ? JSON.parse(text) : undefined;
}
