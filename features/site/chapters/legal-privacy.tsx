import type { Agency } from '#contract/agency.ts';
import { useAgency } from '#features/shared/agency.ts';
import { paths } from '#features/shared/paths.ts';
import { Chapters, legalDate, type ChapterPage } from './chapters.tsx';
import { storedInBrowser } from './stored-in-browser.ts';

const ofVisitors = storedInBrowser.flatMap((entry) => entry.ofVisitors ?? []);
const rememberedThings = `${ofVisitors.slice(0, -1).join(', ')} and ${ofVisitors.at(-1)}`;

export function createPrivacy(agency: Agency): ChapterPage {
  const { agencyName, guide, supportEmail, officeAddress, phones, whatsApp } = agency;
  const writeToUs = { text: supportEmail.display, to: supportEmail.address };
  return {
    lead: 'You can read every tour, every price and every page of this site without telling us who you are. This page says what happens when you do tell us, and what our server notes down meanwhile.',
    summary: [
      'No advertising and no tracking: nothing here follows you around. We count how often a tour is opened and asked about, and nothing about who did it.',
      'You need no account to look at tours, to ring us or to book.',
      'If you sign in with Google we keep four things: your name, your e-mail address, your picture and the number by which Google knows you.',
      'The forms on the Booking and Contact pages send nothing by themselves.',
      'Ask, and we show you, correct or delete what we have of you.',
    ],
    lastChanged: legalDate,
    chapters: [
      {
        id: 'who-we-are',
        title: 'Who we are',
        blocks: [
          {
            text: [
              `This site is run by ${agencyName}, ${officeAddress.join(', ')}. ${guide.name}, the proprietor, is responsible for this page. Write to `,
              writeToUs,
              ' or ring ',
              { text: phones.india.display, to: phones.india.address },
              '.',
            ],
          },
        ],
      },
      {
        id: 'looking-around',
        title: 'When you only look around',
        blocks: [
          {
            text: 'Your browser asks our server for pages and pictures, as it does with any site. For each of these requests the server writes one line: the time, the path of the page, whether it could be answered, and how many milliseconds that took. What follows the question mark of an address is left out, and so is the network address of your device.',
          },
          {
            text: 'For each tour and day our server counts how often its page was opened, and how often somebody pressed Call Us, Chat on WhatsApp, the buttons that send it on, or its brochure: five numbers, without a cookie, and nothing is counted while you are signed in or when your browser asks not to be tracked (Global Privacy Control or Do Not Track). So that nobody inflates these numbers, your network address stays in the memory of the server for up to a minute; it is stored nowhere.',
          },
          {
            text: [
              `Some things are remembered in your own browser, and never sent to us: ${rememberedThings}. The `,
              { text: 'Cookies page', to: paths.cookies },
              ' says how long each of them stays.',
            ],
          },
        ],
      },
      {
        id: 'signing-in',
        title: 'When you sign in with Google',
        blocks: [
          {
            text: 'Signing in is optional. When you press the button on the Sign In page, a window of Google opens, and it is Google that asks for your password. We never see it. Google then tells us, and we keep:',
          },
          {
            list: [
              'your name and your e-mail address,',
              'the address of your Google picture,',
              'the number by which Google identifies you, so that we know you again.',
            ],
          },
          {
            text: 'Under Edit Profile you can change the name and put another picture, which we then store in place of the Google one; whatever your camera wrote into the file, such as where it was taken, is removed. As long as the Google picture stays, your browser fetches it from Google whenever you are signed in.',
          },
          {
            text: 'One cookie keeps you signed in, for 30 days at most. Logging out ends it on our server as well.',
          },
        ],
      },
      {
        id: 'codes-and-passwords',
        title: 'Codes, links and passwords',
        blocks: [
          {
            text: 'Passwords are for the people of our office. We store a password, a one-time code or the secret of a reset link only as a fingerprint from which it cannot be read back. Codes and links are mailed to the address they were asked for, and to no other.',
          },
          {
            text: 'The server log notes a sign-in with the number of the account, and one that fails with the network address it came from, so that we can see an attack. To stop guessing we also count attempts by account and network address. These counters hold fingerprints instead of the names and addresses themselves.',
          },
        ],
      },
      {
        id: 'ringing-and-writing',
        title: 'When you ring, write or book',
        blocks: [
          {
            text: [
              'The forms on our Booking and Contact pages send nothing; they show what we will ask you, and offer what you typed as a WhatsApp message, which goes to WhatsApp once you follow that link. Enquiries reach us by phone, by mail, over the counter, or on WhatsApp at ',
              { text: whatsApp.display, to: whatsApp.address },
              '. Tapping such a link hands over to your own phone, mail or WhatsApp. WhatsApp belongs to Meta and follows its own policy; the message we prepare names the tour and the address of its page, or holds what you typed into the form, and you can change it before you send it.',
            ],
          },
          {
            text: 'To book we need names and ages as they appear on identity cards, a phone number, and for journeys abroad a copy of the passport. We pass to an airline, railway, hotel, driver or embassy what that one needs to serve you, and nothing to anybody else. Copies of papers are destroyed within 90 days of your return.',
          },
        ],
      },
      {
        id: 'other-companies',
        title: 'Other companies your browser may meet',
        blocks: [
          {
            text: 'Fonts, pictures and code of this site come from our own server. Another company is asked for something only in these cases, each after you did something for it:',
          },
          {
            entries: [
              {
                name: 'OpenStreetMap',
                facts: [
                  ['When', 'After you press the button that shows the map on the Contact page.'],
                  [
                    'What it learns',
                    'The network address of your device and which piece of map you look at.',
                  ],
                ],
              },
              {
                name: 'Google',
                facts: [
                  ['When', 'On the Sign In page, once you sign in; afterwards for your Google picture.'],
                  ['What it learns', 'That you sign in with us.'],
                ],
              },
              {
                name: 'WhatsApp, Facebook, Instagram',
                facts: [
                  ['When', 'After you follow a link to them.'],
                  [
                    'What they learn',
                    'What you then do there. We put none of their buttons or pixels on our pages.',
                  ],
                ],
              },
            ],
          },
        ],
      },
      {
        id: 'how-long',
        title: 'How long we keep it',
        blocks: [
          {
            table: {
              head: ['What', 'How long'],
              rows: [
                ['Name, e-mail, picture and Google number', 'Until you ask us to delete them'],
                ['Being signed in', '30 days, or until you log out'],
                ['Being signed in at the office', '12 hours, or one hour without use'],
                ['One-time code', '10 minutes, one use'],
                ['Link to reset a password', 'One hour, one use'],
                ['Counters against guessing', 'Cleared once they are an hour old'],
                ['Numbers of each tour and day', '400 days'],
                ['Server log', 'As long as we need it to find faults'],
                ['Copies of papers for a booking', '90 days after your return'],
                ['Invoices', 'As long as tax law asks of us'],
              ],
            },
          },
        ],
      },
      {
        id: 'your-rights',
        title: 'What you can ask of us',
        blocks: [
          {
            text: [
              'You may ask what we have of you, have it corrected, and have it deleted. Write to ',
              writeToUs,
              ' from the address you sign in with, or ring and we agree on a way to know that it is you. Deleting takes away your profile, its picture and every place where you are signed in, within seven working days. Only what the law obliges us to keep, such as an invoice, stays.',
            ],
          },
          {
            text: 'If our answer does not satisfy you, the Digital Personal Data Protection Act, 2023 lets you turn to the Data Protection Board of India.',
          },
        ],
      },
      {
        id: 'changes',
        title: 'When this page changes',
        blocks: [
          {
            text: 'We change it before the site does something new with what it knows of you, and put the day at the top.',
          },
        ],
      },
    ],
  };
}

export const PrivacyContent = () => <Chapters page={createPrivacy(useAgency())} />;
