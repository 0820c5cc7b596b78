import { nepalStupa } from '#styles/art/place-posters.ts';
import { banyan, bhutan, kashi, kerala, vietnam } from '#styles/art/posters.ts';
import type { Poster } from '#styles/art/poster.ts';

export interface Year {
  readonly year: number;
  readonly place: string;
  readonly text: string;
  readonly poster: Poster;
  readonly alt: string;
  readonly shape: 'wide' | 'tall' | 'square';
}

export const years: readonly Year[] = [
  {
    year: 1994,
    place: 'Pandharpur',
    text: 'One hired bus and eleven aunts. It waited until the last of them had bought her bangles.',
    poster: banyan,
    alt: 'A red bus waiting under a banyan tree',
    shape: 'wide',
  },
  {
    year: 1997,
    place: 'Kashi',
    text: 'Our first tour by rail.',
    poster: kashi,
    alt: 'The ghats of Kashi, boats below the temples',
    shape: 'tall',
  },
  {
    year: 2003,
    place: 'Nepal',
    text: 'Over a border for the first time, in two jeeps.',
    poster: nepalStupa,
    alt: 'A white stupa with prayer flags under snow peaks in Nepal',
    shape: 'square',
  },
  {
    year: 2009,
    place: 'Kerala',
    text: 'The cook on the houseboat sang. We have asked for him ever since.',
    poster: kerala,
    alt: 'A thatched houseboat on the backwaters of Kerala',
    shape: 'square',
  },
  {
    year: 2016,
    place: 'Bhutan',
    text: 'Sushila Maushi, who is seventy-one, reached the monastery before the guide did.',
    poster: bhutan,
    alt: 'A monastery on a cliff in Bhutan',
    shape: 'wide',
  },
  {
    year: 2023,
    place: 'Vietnam',
    text: 'Thirty-eight of us on one junk.',
    poster: vietnam,
    alt: 'A junk with red sails between the rocks of Ha Long Bay',
    shape: 'tall',
  },
];
