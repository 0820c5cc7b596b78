import { allPackagesKey } from '#contract/category.ts';
import { paths } from '#features/shared/paths.ts';
import type { LinkData } from '#features/site/chapters/chapters.tsx';

export interface Question {
  readonly question: string;
  readonly answer: string;
  readonly more?: LinkData;
}

export interface QuestionGroup {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

export const questionGroups: readonly QuestionGroup[] = [
  {
    id: 'booking',
    title: 'Booking and paying',
    questions: [
      {
        question: 'Can I book on this site?',
        answer:
          'No. Ring us, write on WhatsApp or come to the office, and one person looks after your journey from the first call to the last taxi. The form on the Booking page shows what we will ask, and offers it as a WhatsApp message.',
        more: { text: 'How booking works', to: paths.booking },
      },
      {
        question: 'Is the price for one person or for all of us?',
        answer:
          'For all the persons the package names together, sharing rooms. If there are more or fewer of you, ring and we work out your price.',
        more: { text: 'See all packages', to: paths.packages(allPackagesKey) },
      },
      {
        question: 'How do I pay, and when?',
        answer:
          'A quarter of the price books the tour and the rest is due 21 days before you leave, by UPI, bank transfer or cheque, or by card or cash at the office. Flight and train tickets are paid when they are issued. We never ask for a PIN or a one-time password.',
        more: { text: 'Paying, in our terms', to: `${paths.terms}#paying` },
      },
      {
        question: 'What if I have to cancel?',
        answer:
          'The earlier you tell us, the less it costs: 10 % of the price up to 30 days before departure, and more after that. Airlines and railways have rules of their own, which we tell you before you pay.',
        more: { text: 'The whole table', to: `${paths.terms}#cancel` },
      },
      {
        question: 'Can you change a package for us?',
        answer:
          'That is most of what we do. Other dates, another hotel, a day more with your cousins in Jaipur: say what you wish for, and you get a new plan and a new price, usually the same day.',
      },
    ],
  },
  {
    id: 'journey',
    title: 'On the journey',
    questions: [
      {
        question: 'Do you look after vegetarian, Jain and other diets?',
        answer:
          'Yes. Tell us when you book and we tell each hotel and cook. In some places abroad Jain food means a chosen restaurant and a short drive; we plan for it and say so beforehand.',
      },
      {
        question: 'Is it all right with small children or grandparents?',
        answer:
          'Usually, if we know in time. We ask about knees, hearts and naps, choose rooms near the lift and fewer hours in the car, and we say plainly when a pass or a climb is too much.',
      },
      {
        question: 'How much luggage can we bring?',
        answer:
          'One suitcase and one hand bag each fits our cars. Airlines to Leh, Bhutan and Nepal often allow only 15 kg, so look at your ticket. Porters at stations and ghats are paid on the spot.',
      },
      {
        question: 'Does somebody travel with us?',
        answer:
          'On most tours you have a driver for the whole way and a local guide at each place. Raghunath himself leads a few journeys a year. In any case you carry the number of a person who picks up.',
        more: { text: 'Our guide', to: paths.team },
      },
      {
        question: 'What happens if a road or an airport closes?',
        answer:
          'We ring you before you ring us. You are brought to a safe place first, then we plan around it or bring you home, and we pass on all the money that hotels and carriers return.',
        more: { text: 'Landslides, strikes and closed roads', to: `${paths.terms}#force-majeure` },
      },
    ],
  },
  {
    id: 'papers',
    title: 'Papers and money abroad',
    questions: [
      {
        question: 'Do you arrange visas?',
        answer:
          'We tell you what the country asks of Indian citizens, fill in the forms with you and book the appointment. The embassy decides by itself and keeps its fee. Nepal and Bhutan need no visa from Indians, only a passport or a voter card.',
      },
      {
        question: 'How long must my passport be valid?',
        answer:
          'Six months beyond the day you come back, with two empty pages. If yours runs out sooner, apply for a new one first: three weeks is quick.',
      },
      {
        question: 'Should we carry cash or cards?',
        answer:
          'Both. A little cash of the country for the first day, a card that is opened for use abroad, and a second card in another bag. We do not sell currency, but we tell you who near our office changes it fairly.',
      },
    ],
  },
  {
    id: 'site',
    title: 'This site',
    questions: [
      {
        question: 'Do I need an account?',
        answer: 'No. Everything on this site can be read, and every tour booked, without one.',
        more: { text: 'What we keep if you sign in', to: `${paths.privacyPolicy}#signing-in` },
      },
      {
        question: 'Can I have a tour on paper?',
        answer:
          'Print its page: it comes out as a brochure of a page or two, with every day and our numbers. Or ask, and we put one in an envelope.',
        more: { text: 'How to print', to: `${paths.help}#print` },
      },
    ],
  },
];
