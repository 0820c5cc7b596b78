/** Media queries of the design's breakpoints, in pixels; written for phones first. */
export const media = {
  tablet: 'screen and (min-width: 600px)',
  laptop: 'screen and (min-width: 768px)',
  /** From here the admin panel stands beside its pages. */
  panel: 'screen and (min-width: 900px)',
  desktop: 'screen and (min-width: 1024px)',
  stillMotion: '(prefers-reduced-motion: reduce)',
  /** The visitor's own few colours: backgrounds and shadows are gone, borders and outlines stay. */
  ownColors: '(forced-colors: active)',
  print: 'print',
} as const;
