import { agencyElementId } from '#contract/agency.ts';

const element = new RegExp(`<script type="application/json" id="${agencyElementId}">[^<]*</script>`);

/** The shell with the agency of the page that was cached last: the build knows the original facts only. */
export async function withAgencyOf(pages: Pick<Cache, 'keys' | 'match'>, shell: Response): Promise<Response> {
  const newest = (await pages.keys()).at(-1);
  const page = newest && (await pages.match(newest, { ignoreVary: true }));
  const [agency] = element.exec((await page?.text()) ?? '') ?? [];
  if (agency === undefined) return shell;
  const html = (await shell.text()).replace('</body>', () => `${agency}</body>`);
  return new Response(html, { headers: shell.headers });
}
