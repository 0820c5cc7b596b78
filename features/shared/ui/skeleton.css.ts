import { keyframes } from '@vanilla-extract/css';

const pulse = keyframes({ '50%': { opacity: 0.55 } });

export const pulsing = { animation: `${pulse} 1.6s ease-in-out infinite` } as const;
