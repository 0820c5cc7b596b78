/** A text, and where a tap on it leads. */
interface BrochureLink {
  readonly text: string;
  /** `tel:`, `mailto:` or `https:`. */
  readonly address: string;
}

/** What a brochure says of a package, in the words of the site. */
export interface BrochureTexts {
  readonly agency: string;
  readonly office: readonly string[];
  readonly name: string;
  readonly place: string;
  /** Address of the drawing that the page has instead of a picture. */
  readonly poster: string;
  /** The place in its own script. */
  readonly localName: string | undefined;
  /** Undefined when unknown. */
  readonly price: string | undefined;
  /** For whom the price is; '' when there is nothing true to say. */
  readonly priceScope: string;
  /** Such as '6 days'. */
  readonly size: readonly string[];
  readonly description: string;
  readonly highlights: readonly string[];
  readonly inclusions: readonly string[];
  readonly exclusions: readonly string[];
  readonly days: readonly { readonly title: string; readonly text: string }[];
  readonly page: BrochureLink;
  readonly phone: BrochureLink;
  readonly chat: BrochureLink;
  readonly mail: BrochureLink;
}
