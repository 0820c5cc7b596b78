export const media = {
  tablet: 'screen and (min-width: 600px)',
  laptop: 'screen and (min-width: 768px)',
  /** From here the admin panel is beside the page. */
  panel: 'screen and (min-width: 900px)',
  desktop: 'screen and (min-width: 1024px)',
  stillMotion: '(prefers-reduced-motion: reduce)',
  /** Forced colours remove backgrounds and shadows, and keep borders and outlines. */
  ownColors: '(forced-colors: active)',
  print: 'print',
} as const;
