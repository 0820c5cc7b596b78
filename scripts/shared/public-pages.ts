import * as v from 'valibot';
import { apiBase } from '#contract/api-base.ts';
import * as calls from '#contract/calls.ts';
import { PackageSchema } from '#contract/package.ts';

export interface PublicPage {
  readonly name: string;
  readonly path: string;
}

const staticPages: readonly PublicPage[] = [
  { name: 'home', path: '/' },
  { name: 'packages-domestic', path: '/packages/domestic' },
  { name: 'packages-international', path: '/packages/international' },
  { name: 'packages-all', path: '/packages/all%20packages' },
  { name: 'packages-unknown', path: '/packages/asia' },
  { name: 'package-missing', path: '/packages/detail/nothing-here' },
  { name: 'about', path: '/about' },
  { name: 'services', path: '/services' },
  { name: 'destination', path: '/destination' },
  { name: 'booking', path: '/booking' },
  { name: 'team', path: '/team' },
  { name: 'testimonial', path: '/testimonial' },
  { name: 'contact', path: '/contact' },
  { name: 'shortlist-empty', path: '/shortlist' },
  { name: 'sign-in', path: '/sign-in' },
  { name: 'admin-login', path: '/admin-login' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms' },
  { name: 'cookies', path: '/cookies' },
  { name: 'help', path: '/help' },
  { name: 'faqs', path: '/faqs' },
  { name: 'error', path: '/error' },
  { name: 'not-found', path: '/nowhere' },
];

/** All public pages, with one package and one shortlist. */
export async function listPublicPages(origin: string): Promise<readonly PublicPage[]> {
  const answer = await fetch(`${origin}${apiBase}${calls.allPackages}`);
  const { tours } = v.parse(v.object({ tours: v.array(PackageSchema) }), await answer.json());
  const [first] = tours;
  if (!first) throw new Error('The sample catalogue is empty.');
  const three = tours.slice(0, 3).map(({ _id }) => _id);
  return [
    ...staticPages,
    { name: 'shortlist', path: `/shortlist?ids=${three.join(',')}` },
    { name: 'package', path: `/packages/detail/${first._id}` },
  ];
}
