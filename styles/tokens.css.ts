import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

export const color = createGlobalThemeContract(
  {
    ground: 'ground',
    surface: 'surface',
    sunk: 'sunk',
    line: 'line',
    control: 'control',
    ink: 'ink',
    soft: 'soft',
    rani: 'rani',
    raniHover: 'rani-hover',
    onRani: 'on-rani',
    banyan: 'banyan',
    onBanyan: 'on-banyan',
    banyanSoft: 'banyan-soft',
    deep: 'deep',
    deepLine: 'deep-line',
    marigold: 'marigold',
    marigoldHover: 'marigold-hover',
    onMarigold: 'on-marigold',
    haldi: 'haldi',
    gulabi: 'gulabi',
    tulsi: 'tulsi',
    success: 'success',
    danger: 'danger',
    star: 'star',
    mark: 'mark',
    cardPaper: 'card-paper',
    cardInk: 'card-ink',
    cardRule: 'card-rule',
    stampPaper: 'stamp-paper',
    focus: 'focus',
    shade: 'shade',
    liveryRani: 'livery-rani',
    liveryGreen: 'livery-green',
  },
  (name) => `c-${name}`,
);

/** The same in both themes. */
const painted = {
  banyanSoft: '#b9d3c4',
  deepLine: '#ffffff2b',
  marigold: '#ffc02e',
  marigoldHover: '#ffcf5e',
  onMarigold: '#12261f',
  stampPaper: '#fffdf6',
  liveryRani: '#c2124f',
  liveryGreen: '#1c8a6d',
};

const light = {
  ...painted,
  ground: '#f5f6f1',
  surface: '#ffffff',
  sunk: '#e9ece3',
  line: '#d3d9cd',
  control: '#7b8a80',
  ink: '#12261f',
  soft: '#4b5d54',
  rani: '#b8105a',
  raniHover: '#960b49',
  onRani: '#ffffff',
  banyan: '#0f4a38',
  onBanyan: '#f3f6ee',
  deep: '#0a3327',
  haldi: '#fff0c9',
  gulabi: '#fbe3ea',
  tulsi: '#e2efe2',
  success: '#17693f',
  danger: '#b3201f',
  star: '#a86400',
  mark: '#0f4a38',
  cardPaper: '#fffaf0',
  cardInk: '#7d2f1f',
  cardRule: '#d9b9a4',
  focus: '#12261f',
  shade: '10 51 39',
};

const dark: typeof light = {
  ...painted,
  ground: '#0e1814',
  surface: '#15231d',
  sunk: '#0a120f',
  line: '#2b3f36',
  control: '#72877b',
  ink: '#f1f0e6',
  soft: '#aabbb0',
  rani: '#ff86b3',
  raniHover: '#ffa6c7',
  onRani: '#3a0519',
  banyan: '#14503d',
  onBanyan: '#f1f6ee',
  deep: '#0d3024',
  haldi: '#2c2612',
  gulabi: '#321722',
  tulsi: '#14291e',
  success: '#79d3a0',
  danger: '#ff9a8f',
  star: '#ffc02e',
  mark: '#ffc02e',
  cardPaper: '#241b12',
  cardInk: '#f0b79a',
  cardRule: '#6a4a38',
  focus: '#ffc02e',
  shade: '0 0 0',
};

/** `screen` only: printing uses the light theme. */
const darkScreen = { vars: assignVars(color, dark), colorScheme: 'dark' };
createGlobalTheme(':root', color, light);
globalStyle(':root[data-theme="dark"]', { '@media': { screen: darkScreen } });
globalStyle(':root:not([data-theme="light"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': darkScreen },
});

/** For surfaces that are dark in both themes, so that focus rings are visible on them. */
export const onDark = { vars: { [color.focus]: painted.marigold } };
export const onMarigold = { vars: { [color.focus]: painted.onMarigold } };

export const space = {
  x1: '4px',
  x2: '8px',
  x3: '12px',
  x4: '16px',
  x5: '24px',
  x6: '32px',
  x7: '48px',
  x8: '64px',
  gutter: 'clamp(20px, 3.2vw, 40px)',
  section: 'clamp(56px, 7.4vw, 104px)',
  container: '1216px',
} as const;

export const radius = { card: '4px', control: '8px', board: '16px', round: '50%' } as const;

export const shadow = {
  hairline: `inset 0 0 0 1px ${color.line}`,
  floating: `0 14px 34px -14px rgb(${color.shade} / .32)`,
} as const;

export const motion = {
  press: '120ms',
  hover: '200ms',
  slide: '320ms',
  picture: '500ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const;

export const font = {
  sans: '"Anek", "Anek Fallback", system-ui, sans-serif',
  /** For the fixed Devanagari names of boards only: the font has no glyphs for others, so user text would mix two fonts. */
  names: '"Anek Names", "Anek Fallback", system-ui, sans-serif',
  /** For the names of the table of places only. */
  places: '"Anek Places", "Anek Fallback", system-ui, sans-serif',
  /** For Devanagari names that an owner types; other scripts take the system's font. */
  typedNames: '"Anek Devanagari", "Anek Fallback", system-ui, sans-serif',
  serif: '"Eczar", "Eczar Fallback", "Eczar Fallback Times", Georgia, serif',
} as const;

/** `font` shorthands, in rem so that they follow the user's font size. */
export const text = {
  // Large text stops where the longest word of a heading fills a phone.
  h2: `800 min(clamp(2rem, 1.5rem + 2.1vw, 3.25rem), 12.4vw)/.98 ${font.sans}`,
  /** Of a section in a page of text, or beside other sections. */
  h2Small: `800 min(clamp(1.625rem, 1.4rem + 1vw, 2.125rem), 12.4vw)/1.05 ${font.sans}`,
  h3: `700 min(clamp(1.25rem, 1.18rem + .35vw, 1.5rem), 9vw)/1.15 ${font.sans}`,
  lead: `400 clamp(1.125rem, 1.06rem + .3vw, 1.3125rem)/1.5 ${font.serif}`,
  reading: `400 1.125rem/1.6 ${font.serif}`,
  body: `400 1.0625rem/1.5 ${font.sans}`,
  plate: `800 1.125rem/1 ${font.sans}`,
  button: `650 1.0625rem/1 ${font.sans}`,
  label: `600 1rem/1.4 ${font.sans}`,
  small: `400 .9375rem/1.5 ${font.sans}`,
  tiny: `400 .8125rem/1.4 ${font.sans}`,
} as const;

/** Smallest side of a main action, and of any control. */
export const target = { main: '48px', least: '44px' } as const;

export const layer = { sticky: '30', header: '40', drawer: '50', skipLink: '60', toast: '70' } as const;
