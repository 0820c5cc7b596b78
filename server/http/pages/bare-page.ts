import { originalAgency, toAgency, type AgencyChanges } from '#contract/agency.ts';
import { createCompressibleResponse, type CachedResponse } from '#server/http/responses/cached-response.ts';
import { agencyElement } from './document-template.ts';

/** index.html with what the owner has changed of the agency's facts; @param page as the build made it */
export function createBarePage(
  page: CachedResponse | undefined,
  changes: AgencyChanges,
): CachedResponse | undefined {
  const element = agencyElement(changes);
  const built = page?.select(['identity']);
  if (element === '' || !built) return page;
  const body = replaceFacts(built.body.toString(), changes).replace('</body>', () => `${element}</body>`);
  const { headers, notModifiedLength } = built;
  const index = headers.indexOf('content-type');
  return createCompressibleResponse({
    type: headers[index + 1] ?? '',
    // Without the ETag, which comes last of those that a 304 repeats.
    headers: headers.slice(0, notModifiedLength - 2),
    body: Buffer.from(body),
  });
}

/** What the build has put into title, description and the text for browsers without scripts. */
function replaceFacts(html: string, changes: AgencyChanges): string {
  const agency = toAgency(changes);
  const texts = ({ agencyName, tagline, phones: { india } }: typeof agency) => [
    agencyName,
    tagline,
    india.address,
    india.display,
  ];
  const now = texts(agency).map(escapeHtml);
  return texts(originalAgency)
    .map(escapeHtml)
    .reduce((text, original, index) => text.replaceAll(original, () => now[index] ?? original), html);
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
