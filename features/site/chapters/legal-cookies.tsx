import { paths } from '#features/shared/paths.ts';
import { lastChanged, type ChapterPage } from './chapters-data.ts';
import { Chapters } from './chapters.tsx';

export const cookies: ChapterPage = {
  lead: 'As long as you are not signed in, this site sets no cookie at all. That is why no banner asks you for anything.',
  lastChanged,
  chapters: [
    {
      id: 'cookies',
      title: 'The three cookies',
      blocks: [
        {
          text: 'A cookie is a note that a site leaves in your browser and gets back with every request. Ours only say that you are signed in, or have signed in before. Programs in a page cannot read them, other sites do not get them, and where the site runs on https their names begin with __Host-, which makes browsers guard them more strictly.',
        },
        {
          entries: [
            {
              name: 'banyan-session',
              facts: [
                ['Set when', 'You sign in with Google.'],
                ['For', 'Knowing you from page to page.'],
                ['Lasts', '30 days, or until you log out.'],
              ],
            },
            {
              name: 'banyan-admin',
              facts: [
                ['Set when', 'Somebody of our office signs in to keep the tours up to date.'],
                ['For', 'Letting in those who work here, and nobody else.'],
                ['Lasts', '12 hours, or one hour without use, or until they log out.'],
              ],
            },
            {
              name: 'banyan-device',
              facts: [
                ['Set when', 'Somebody has signed in in this browser.'],
                [
                  'For',
                  'Telling its owner from a stranger who guesses passwords elsewhere. It signs nobody in.',
                ],
                ['Lasts', '180 days, also after you log out.'],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'storage',
      title: 'What else your browser remembers',
      blocks: [
        { text: 'These notes stay in your browser. They are never sent to us.' },
        {
          entries: [
            {
              name: 'theme',
              facts: [
                ['Set when', 'You choose light or dark colours at the foot of a page.'],
                ['For', 'Showing the same colours next time.'],
                ['Lasts', 'Until you choose System again or clear your browser (local storage).'],
              ],
            },
            {
              name: 'signed-in',
              facts: [
                ['Set when', 'You sign in.'],
                ['For', 'Keeping the place of your picture at the top while we look who you are.'],
                ['Lasts', 'Until you sign out or clear your browser (local storage).'],
              ],
            },
            {
              name: 'shortlist',
              facts: [
                ['Set when', 'You press the heart of a package.'],
                [
                  'For',
                  'Keeping your shortlist, with name, picture and price of each package, also offline.',
                ],
                ['Lasts', 'Until you take the packages off or clear your browser (local storage).'],
              ],
            },
            {
              name: 'scroll',
              facts: [
                ['Set when', 'You leave or reload a page.'],
                ['For', 'Putting you back where you were when you come back to it.'],
                ['Lasts', 'Until you close the tab (session storage).'],
              ],
            },
            {
              name: 'profile-draft',
              facts: [
                ['Set when', 'Your session ends while you edit your profile.'],
                ['For', 'Putting what you typed back into the form.'],
                ['Lasts', 'Until you save, or close the tab (session storage).'],
              ],
            },
            {
              name: 'loaded-whole',
              facts: [
                ['Set when', 'A part of a page is gone from our server and the page is loaded anew.'],
                ['For', 'Doing that once only.'],
                ['Lasts', 'Until you close the tab (session storage).'],
              ],
            },
            {
              name: 'what you have opened',
              facts: [
                ['Set when', 'You open pages, tours and pictures of this site.'],
                ['For', 'Showing them again when there is no connection. Nothing about you is among them.'],
                ['Lasts', '30 days at most, or until you clear your browser (cache storage).'],
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'others',
      title: 'Cookies of others',
      blocks: [
        {
          text: [
            'We load nothing from advertisers or social networks. If you ask for the map on the Contact page, or sign in with Google, those two may set cookies of their own on their own addresses. The ',
            { text: 'Privacy Policy', to: `${paths.privacyPolicy}#other-companies` },
            ' says when.',
          ],
        },
      ],
    },
    {
      id: 'clearing',
      title: 'Getting rid of them',
      blocks: [
        {
          text: 'Log out, and the cookie that signs you in is gone. In the settings of your browser you can clear everything a site has left with you, usually under Privacy; the tours look and work the same afterwards.',
        },
      ],
    },
  ],
};

export const CookiesContent = () => <Chapters page={cookies} />;
