import type { ComponentType } from 'react';
import type { Phone } from '#contract/phone.ts';
import type { Listed } from './listed.ts';

/** What the finder brings when its code has come. */
export interface Finding {
  /**
   * What is found of a list, in the order that is asked for. @param whole whether the list has come whole: only
   * then a place that it does not have is unknown
   */
  readonly find: (packages: readonly Listed[], whole: boolean) => readonly Listed[];
  /** Shows the cards of a long list that follow its first ones; without it they are shown like these. */
  readonly MoreCards?: ComponentType<CardsProps>;
}

export interface CardsProps {
  readonly packages: readonly Listed[];
  readonly phone: Phone;
  /** How wide a picture is shown: `sizes` of HTML. */
  readonly sizes: string;
}

/** A list that nobody narrows. */
export const everything: Finding = { find: (packages) => packages };
