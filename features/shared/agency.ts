import { createContext, use } from 'react';
import { originalAgency } from '#contract/agency.ts';

/** The agency that a site shows; without a provider as in the code. */
export const AgencyContext = createContext(originalAgency);

export const useAgency = () => use(AgencyContext);
