import type { Entry } from './chapters.tsx';

interface StoredEntry extends Entry {
  /** For what a visitor leaves who only looks around: what it is, in the Privacy page's sentence. */
  readonly ofVisitors?: string;
}

/** What the site stores in a browser beside cookies, for the Cookies page and the Privacy page. */
export const storedInBrowser: readonly StoredEntry[] = [
  {
    name: 'theme',
    ofVisitors: 'the colours you choose',
    facts: [
      ['Set when', 'You choose light or dark colours at the foot of a page.'],
      ['For', 'Showing the same colours next time.'],
      ['Lasts', 'Until you choose System again or clear your browser (local storage).'],
    ],
  },
  {
    name: 'shortlist',
    ofVisitors: 'the packages on your shortlist',
    facts: [
      ['Set when', 'You press the heart of a package.'],
      ['For', 'Keeping your shortlist, with name, picture and price of each package, also offline.'],
      ['Lasts', 'Until you take the packages off or clear your browser (local storage).'],
    ],
  },
  {
    name: 'scroll',
    ofVisitors: 'how far you had scrolled',
    facts: [
      ['Set when', 'You leave or reload a page.'],
      ['For', 'Putting you back where you were when you come back to it.'],
      ['Lasts', 'Until you close the tab (session storage).'],
    ],
  },
  {
    name: 'loaded-whole',
    ofVisitors: 'which page had to be loaded anew',
    facts: [
      ['Set when', 'A part of a page is gone from our server and the page is loaded anew.'],
      ['For', 'Doing that once only.'],
      ['Lasts', 'Until you close the tab (session storage).'],
    ],
  },
  {
    name: 'what you have opened',
    ofVisitors: 'the pages, tours and pictures you opened',
    facts: [
      ['Set when', 'You open pages, tours and pictures of this site.'],
      ['For', 'Showing them again when there is no connection. Nothing about you is among them.'],
      ['Lasts', '30 days at most, or until you clear your browser (cache storage).'],
    ],
  },
  {
    name: 'the site itself',
    ofVisitors: 'the programs and drawings of the site, so that it opens without a connection',
    facts: [
      ['Set when', 'You open the site for the first time.'],
      ['For', 'Opening pages quickly, and without a connection.'],
      ['Lasts', 'Until newer ones replace them or you clear your browser (cache storage).'],
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
    name: 'profile-draft',
    facts: [
      ['Set when', 'Your session ends while you edit your profile.'],
      ['For', 'Putting what you typed back into the form.'],
      ['Lasts', 'Until you save, or close the tab (session storage).'],
    ],
  },
  {
    name: 'draft',
    facts: [
      ['Set when', 'Somebody of our office types into a form, or chooses pictures for it.'],
      ['For', 'Putting text and pictures back into the form.'],
      ['Lasts', 'Until it is saved or discarded, or for 30 days (local storage; pictures in IndexedDB).'],
    ],
  },
];
