import type { Agency } from '#contract/agency.ts';
import { allPackagesKey } from '#contract/category.ts';
import { useAgency } from '#features/shared/agency.ts';
import { paths } from '#features/shared/paths.ts';
import { ContactCallout } from '#features/site/sections/sections.tsx';
import { Chapters, type ChapterPage } from './chapters.tsx';

export function createHelp(agency: Agency): ChapterPage {
  const { officeHours, supportEmail, officeAddress, phones, whatsApp } = agency;
  const call = { text: phones.india.display, to: phones.india.address };
  const chat = { text: whatsApp.display, to: whatsApp.address };
  const write = { text: supportEmail.display, to: supportEmail.address };
  return {
    lead: 'The quickest help is a voice: ring us, and somebody who has been there picks up. For what you can do by yourself, read on.',
    chapters: [
      {
        id: 'find-a-tour',
        title: 'Find a tour',
        blocks: [
          {
            steps: [
              [
                'Choose ',
                { text: 'Packages', to: paths.packages(allPackagesKey) },
                ' in the menu for everything we run, or ',
                { text: 'domestic', to: paths.packages('domestic') },
                ' and ',
                { text: 'international', to: paths.packages('international') },
                ' tours alone. The ',
                { text: 'Destinations', to: paths.destination },
                ' page shows the places instead.',
              ],
              'Each card names the place, the days, the persons and the price for all of them together. Press anywhere on it to open the tour.',
              'On the page of a tour, the arrows or a swipe turn the pictures, and each day of the itinerary opens when you press it. Two lists above the days say what the price covers and what it does not.',
            ],
          },
        ],
      },
      {
        id: 'reach-us',
        title: 'Call, write or come by',
        blocks: [
          {
            entries: [
              {
                name: 'On the phone',
                facts: [
                  ['In India', [call]],
                  [
                    'Tours abroad',
                    [{ text: phones.international.display, to: phones.international.address }],
                  ],
                  ['When', officeHours.map(({ days, time }) => `${days}, ${time}`).join('; ')],
                ],
              },
              {
                name: 'In writing',
                facts: [
                  ['WhatsApp', [chat]],
                  ['Mail', [write]],
                ],
              },
              {
                name: 'At the office',
                facts: [
                  ['Where', officeAddress.join(', ')],
                  ['The way', [{ text: 'Map and opening hours', to: paths.contact }]],
                ],
              },
            ],
          },
          {
            text: 'Chat on WhatsApp, on the page of a tour, opens a message that names the tour already. Add your dates and the number of people, and send it.',
          },
        ],
      },
      {
        id: 'book',
        title: 'Book a tour',
        blocks: [
          {
            text: [
              'We book with you in person: by phone, on WhatsApp or across the desk. Have your dates, the names and ages of everybody who travels, and the town you start from at hand. The form on the ',
              { text: 'Booking', to: paths.booking },
              ' page shows what we will ask; it sends nothing by itself, but offers what you typed as a WhatsApp message. How much the advance is and when the rest is due is written under ',
              { text: 'Paying', to: `${paths.terms}#paying` },
              ' in our terms.',
            ],
          },
        ],
      },
      {
        id: 'change-a-booking',
        title: 'Change or cancel a booking',
        blocks: [
          {
            steps: [
              'Find the booking number in our confirmation.',
              [
                'Ring ',
                call,
                ' and say what has to change. We tell you what it costs before we touch anything.',
              ],
              [
                'Please send cancellations in writing, by mail to ',
                write,
                ' or on WhatsApp. The ',
                { text: 'table in our terms', to: `${paths.terms}#cancel` },
                ' says what comes back to you.',
              ],
            ],
          },
          {
            text: 'Already on the road? Ring the number on your voucher. It belongs to a person, and it is answered on Sundays, too.',
          },
        ],
      },
      {
        id: 'sign-in',
        title: 'Sign in and out',
        blocks: [
          {
            text: [
              'You never need to sign in to look, to ask or to book. If you like to, press Register at the top of any page and then Sign in with Google. Inside Instagram and Facebook Google’s window does not open; the Sign In page then says how to open it in Chrome. Afterwards your picture replaces the button and opens a small menu: Edit Profile for your name and picture, and Logout. To have all of it deleted, write to us; the ',
              { text: 'Privacy Policy', to: `${paths.privacyPolicy}#your-rights` },
              ' says how.',
            ],
          },
        ],
      },
      {
        id: 'print',
        title: 'Print a tour',
        blocks: [
          {
            text: 'Open the tour and choose Print in your browser (Ctrl P, on a Mac Cmd P, on a phone under Share). It comes out as a brochure of a page or two, with every day, both lists, the price and our numbers, and nothing else. Save as PDF in the same window makes a file for the family group.',
          },
        ],
      },
      {
        id: 'weak-connection',
        title: 'Where the connection is weak',
        blocks: [
          {
            text: 'Text comes first and pictures follow in the size your screen needs, so tours can be read on a slow line. What you opened in the last 30 days opens again without a connection, and so does your shortlist; what you have not opened yet needs one. If a page does not arrive, it says so: press Reload, or ring us. Before you leave town, open the tours you want to have with you, or save one as a PDF for others.',
          },
        ],
      },
      {
        id: 'reading-comfort',
        title: 'Larger text, other colours, no mouse',
        blocks: [
          {
            list: [
              'Light and dark colours are at the foot of each page. System follows your phone.',
              'Enlarge the text in your browser as far as you like; pages fold to fit.',
              'Everything works with the keyboard: Tab moves on, Enter presses, the left and right arrows turn the pictures of a tour, and the first Tab on a page offers to skip the menu.',
              'If your device asks for less motion, nothing slides or fades.',
            ],
          },
        ],
      },
    ],
  };
}

export function HelpContent() {
  return (
    <>
      <Chapters page={createHelp(useAgency())} />
      <ContactCallout
        title="Not in the list?"
        text="Then it is a question for a person. Ask away; no question is too small to ring about."
      />
    </>
  );
}
