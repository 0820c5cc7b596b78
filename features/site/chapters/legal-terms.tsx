import type { Agency } from '#contract/agency.ts';
import { useAgency } from '#features/shared/agency.ts';
import { paths } from '#features/shared/paths.ts';
import { Chapters, legalDate, type ChapterPage } from './chapters.tsx';

export const createTerms = ({
  agencyName,
  supportEmail,
  officeAddress,
  phones,
  whatsApp,
}: Agency): ChapterPage => ({
  lead: 'What we promise and what we ask of you when you travel with us, in words we would use across the desk. If something is not clear, ring before you pay.',
  summary: [
    'This site takes no bookings and no money. A tour is booked when we have confirmed it to you in writing.',
    'Prices are in rupees, for all the persons a package names together.',
    'A quarter of the price books the tour; the rest is due 21 days before you leave.',
    'Cancelling early costs little, cancelling late costs more: the table is below.',
    'If we cancel, you get all your money back.',
  ],
  lastChanged: legalDate,
  chapters: [
    {
      id: 'scope',
      title: 'What these terms cover',
      blocks: [
        {
          text: `They apply between you and ${agencyName}, ${officeAddress.join(', ')}, for every tour, ticket, hotel room and guide you book with us, and for the use of this site. Whoever books for others agrees for them, too, and tells them what these terms say.`,
        },
      ],
    },
    {
      id: 'booking',
      title: 'How a booking is made',
      blocks: [
        {
          steps: [
            'You ring, write on WhatsApp, mail us or come to the office, and we work out the tour with you.',
            'We send you the itinerary and the price in writing. It holds for seven days, rooms and fares permitting.',
            'You pay the advance. We confirm in writing with a booking number. From then on the tour is booked.',
          ],
        },
        {
          text: 'The form on the Booking page shows what we ask. It sends nothing and books nothing.',
        },
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      blocks: [
        {
          list: [
            'A price on this site is in Indian rupees, for the number of persons the package names, sharing rooms.',
            'It may change until we confirm your booking: season, fares and exchange rates move. After that it stays, unless a government changes a tax or a fee.',
            'GST is added at the rate in force and shown on the invoice. For tours abroad the law makes us collect tax at source (TCS) as well, which you can set off in your income tax return.',
            'Two lists on the page of each package say what is included and what is not. A discount applies to the package, not for tickets or visa fees.',
          ],
        },
      ],
    },
    {
      id: 'paying',
      title: 'Paying',
      blocks: [
        {
          list: [
            'An advance of 25 % books the tour. Flight and train tickets are paid whole when they are issued.',
            'The rest is due 21 days before departure; at once, if you book later than that.',
            'We take UPI, bank transfer, cheque and, at the office, card or cash within the limits of the law. You get a receipt for each payment.',
            'We never ask for a card number, a PIN or a one-time password over the phone or on WhatsApp. Whoever does is not us.',
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'If you want to change something',
      blocks: [
        {
          text: 'Tell us as soon as you know. One change of date, name or hotel costs nothing from us up to 30 days before departure; later ones Rs. 500 for each person. What an airline, railway or hotel charges for it comes on top, and we tell you the sum before we change anything.',
        },
      ],
    },
    {
      id: 'cancel',
      title: 'If you cancel',
      blocks: [
        {
          text: [
            'Send it in writing, to ',
            { text: supportEmail.display, to: supportEmail.address },
            ' or on WhatsApp at ',
            { text: whatsApp.display, to: whatsApp.address },
            '. The day on which it reaches us counts. Of the price of the tour we keep:',
          ],
        },
        {
          table: {
            head: ['Before departure', 'We keep'],
            rows: [
              ['30 days or more', '10 %'],
              ['29 to 15 days', '25 %'],
              ['14 to 8 days', '50 %'],
              ['7 to 3 days', '75 %'],
              ['Less than 3 days, or you do not come', '100 %'],
            ],
          },
        },
        {
          text: 'Tickets, visa fees and insurance follow the rules of those who issued them, and so do hotels around Diwali, Christmas and the New Year; we name such rules before you pay. The rest goes back the way it came, within 14 working days. If another traveller takes your place in time, you pay only what the change of name costs.',
        },
      ],
    },
    {
      id: 'we-cancel',
      title: 'If we cancel or change the tour',
      blocks: [
        {
          text: 'A hotel may be exchanged for one of the same class, and the order of the days may change. If we have to change something that matters, or cancel because too few people travel, we tell you at least ten days before departure. You then choose: another tour, another date, or all your money back within 14 working days.',
        },
      ],
    },
    {
      id: 'force-majeure',
      title: 'Landslides, strikes and closed roads',
      blocks: [
        {
          text: 'A flood, a landslide, a cyclone, an epidemic, unrest, a closed border or an order of a government can stop a journey without anybody being at fault. We then get you to safety first and home next, ask every hotel and carrier for your money, and give you all that we get back. Of our own fee we keep nothing. Extra nights and fares on the way are yours to pay; good travel insurance covers them.',
        },
      ],
    },
    {
      id: 'papers',
      title: 'Papers, visas and health',
      blocks: [
        {
          list: [
            'Carry the identity card you booked with. For journeys abroad the passport must be valid for six months after your return.',
            'We fill in visa forms with you, but an embassy decides by itself, and its fee is not returned.',
            'Tell us of illnesses, allergies, pregnancies and bad knees before you book. Some roads go above 3,500 metres, and we would rather plan around a knee than carry it.',
            'We advise travel insurance for every tour and ask for it on tours abroad.',
          ],
        },
      ],
    },
    {
      id: 'on-the-road',
      title: 'On the road',
      blocks: [
        {
          text: 'Please be on time, keep to the law of the place, and treat temples, mosques, forests and the people who live there as you would be treated. Where safety is concerned the guide or driver decides. Your luggage stays your own care. If something is wrong with a room, a meal or a car, tell the guide or ring us the same day, while we can still put it right.',
        },
      ],
    },
    {
      id: 'responsibility',
      title: 'What we answer for',
      blocks: [
        {
          text: 'We answer for what we arrange, and for the care with which we choose those who carry, house and guide you. Airlines, railways and hotels answer for their own service, under their own terms; we take up your complaint with them. Please send complaints in writing within 14 days of your return; you get an answer within ten.',
        },
        {
          text: 'For a loss that is our fault we pay at most the price of the tour, except where somebody was hurt or we acted with intent or gross negligence. Nothing here takes away a right that the Consumer Protection Act, 2019 gives you.',
        },
      ],
    },
    {
      id: 'this-site',
      title: 'This site',
      blocks: [
        {
          text: [
            'We keep texts and prices up to date; where one is plainly wrong, the written offer holds. Posters, photographs and texts are ours or used with permission: share links as you like, but ask before you reprint. What the site knows about you is described in the ',
            { text: 'Privacy Policy', to: paths.privacyPolicy },
            '.',
          ],
        },
      ],
    },
    {
      id: 'law',
      title: 'Law and courts',
      blocks: [
        {
          text: [
            'Indian law applies. The courts of Pune decide, unless the law lets you go to a consumer commission nearer home. Try us first: ',
            { text: phones.india.display, to: phones.india.address },
            '. In all these years a cup of tea has settled more than any court.',
          ],
        },
      ],
    },
  ],
});

export const TermsContent = () => <Chapters page={createTerms(useAgency())} />;
