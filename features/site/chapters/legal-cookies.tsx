import { paths } from '#features/shared/paths.ts';
import { Chapters, legalDate, type ChapterPage } from './chapters.tsx';
import { storedInBrowser } from './stored-in-browser.ts';

export const cookies: ChapterPage = {
  lead: 'As long as you are not signed in, this site sets no cookie at all. That is why no banner asks you for anything.',
  lastChanged: legalDate,
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
          text: 'Counting how often a tour is opened or asked about, which our server does, needs no cookie and leaves nothing in your browser.',
        },
        { entries: storedInBrowser },
      ],
    },
    {
      id: 'others',
      title: 'Cookies of others',
      blocks: [
        {
          text: [
            'We load nothing from advertisers or social networks. If you ask for the map on the Contact page, or sign in with Google, those two may set cookies of their own on their own addresses, and Google’s program notes in your browser on which days it ran. The ',
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
