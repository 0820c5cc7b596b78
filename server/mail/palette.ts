/** The site's colours; mail programs do not support custom properties. */
export const palette = {
  ground: '#f5f6f1',
  surface: '#ffffff',
  sunk: '#e9ece3',
  ink: '#12261f',
  soft: '#4b5d54',
  rani: '#b8105a',
  onRani: '#ffffff',
  marigold: '#ffc02e',
  onMarigold: '#12261f',
  deep: '#0a3327',
  onDeep: '#f3f6ee',
  quietOnDeep: '#b9d3c4',
  livery: ['#c2124f', '#ffc02e', '#1c8a6d'],
} as const;

/** The dark theme. */
export const darkPalette = {
  ground: '#0e1814',
  surface: '#15231d',
  sunk: '#0a120f',
  ink: '#f1f0e6',
  soft: '#aabbb0',
  rani: '#ff86b3',
  onRani: '#3a0519',
} as const;
