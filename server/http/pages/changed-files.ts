import { originalAgency, toAgency, toManifestTexts, type AgencyChanges } from '#contract/agency.ts';
import { escapeHtml } from '#contract/plain-text.ts';
import { createCompressibleResponse, type CachedResponse } from '#server/http/responses/cached-response.ts';
import { agencyElement } from './document-template.ts';

type ChangeFile = (file: CachedResponse | undefined, changes: AgencyChanges) => CachedResponse | undefined;

/** A file as the build made it, with what the owner has changed of the agency's facts. */
const changeBy =
  (rewrite: (text: string, changes: AgencyChanges) => string): ChangeFile =>
  (file, changes) => {
    const built = file?.select(['identity']);
    if (Object.keys(changes).length === 0 || !built) return file;
    const { headers, notModifiedLength, body } = built;
    const index = headers.indexOf('content-type');
    return createCompressibleResponse({
      type: headers[index + 1] ?? '',
      // Without the ETag, which comes last of those that a 304 repeats.
      headers: headers.slice(0, notModifiedLength - 2),
      body: Buffer.from(rewrite(body.toString(), changes)),
    });
  };

/** index.html. */
export const createBarePage = changeBy((html, changes) =>
  replaceFacts(html, changes).replace('</body>', () => `${agencyElement(changes)}</body>`),
);

/** The web app manifest. */
export const createManifest = changeBy((json, changes) =>
  JSON.stringify({ ...JSON.parse(json), ...toManifestTexts(toAgency(changes)) }),
);

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
