import { keyframes } from '@vanilla-extract/css';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const breathing = { animation: `${breathe} 1.6s ease-in-out infinite` } as const;
