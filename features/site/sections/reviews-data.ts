import type { AgencyReview, StampName } from '#contract/agency.ts';
import type { Poster } from '#styles/art/poster.ts';
import { bhutan, kashi, kerala, rajasthan } from '#styles/art/posters.ts';

export type Review = Omit<AgencyReview, 'rest'>;

export const stamps: Readonly<Record<StampName, Poster>> = { kashi, bhutan, kerala, rajasthan };

export const originalReviews: readonly Review[] = [
  {
    text: 'Our boatman was late, so the office rang him, then rang us, then sent tea to the steps. My mother still tells everyone about that tea.',
    name: 'Meenakshi Kulkarni',
    town: 'Nashik',
    trip: 'Kashi, four days',
    stamp: 'kashi',
  },
  {
    text: 'Six of us, one with a bad knee and two who will not eat onion. Nobody went hungry, and the knee went up to Taktsang on a pony.',
    name: 'Arvind and Latha Raman',
    town: 'Chennai',
    trip: 'Bhutan, seven days',
    stamp: 'bhutan',
  },
  {
    text: 'They talked us out of the hotel we had picked and put us on a houseboat with a cook from Kumarakom. They were right, and it cost less.',
    name: 'Farida Contractor',
    town: 'Surat',
    trip: 'Kerala, six days',
    stamp: 'kerala',
  },
  {
    text: 'At Jaisalmer our driver Sukhram waited an extra hour so that Papa could watch the sand change colour. That hour was not on any bill.',
    name: 'Harpreet Gill',
    town: 'Ludhiana',
    trip: 'Rajasthan, eight days',
    stamp: 'rajasthan',
  },
];
