import { keyframes } from '@vanilla-extract/css';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

/** How what stands in for content that is on its way shows that it waits. */
export const breathing = { animation: `${breathe} 1.6s ease-in-out infinite` } as const;
