import { listed } from '#contract/operations/listed.ts';
import { defineListed } from '#server/entities/listed.ts';

export const packageDefinition = defineListed(listed.package);
export const destinationDefinition = defineListed(listed.destination);
