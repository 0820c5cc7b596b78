import type { Poster } from '#styles/art/poster.ts';
import * as placePosters from '#styles/art/place-posters.ts';
import * as posters from '#styles/art/posters.ts';
import { posterNameOf } from './place-facts.ts';

/** By their names in the table of places. */
const byName: Readonly<Record<string, Poster>> = { ...posters, ...placePosters };

export const findPlacePoster = (place: string): Poster => byName[posterNameOf(place)] ?? placePosters.hill;
