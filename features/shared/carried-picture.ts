/** What the picture that goes over from a package's card to its page is known by, to both and to the transition. */
export const carriedPicture = {
  /** Its `view-transition-name`. */
  name: 'package-picture',
  /** The attribute that marks where it lands. */
  place: 'data-carried-picture',
  /** The custom property that holds it, as a CSS image, until the page's own picture is there. */
  image: '--carried-picture',
} as const;
