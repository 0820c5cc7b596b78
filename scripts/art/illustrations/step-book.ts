import { defineVignette } from './vignette.ts';

export const stepBook = defineVignette(
  'A telephone on a counter beside a ticket and a mobile phone',
  'dusk',
  (art) => {
    art.raw('<path fill="#ffb43a" d="M0 0h400v300H0z"/>');
    art.circle('#ffd16b', 200, 150, 130);
    art.circle('#ffe08f', 200, 150, 96);
    const red = '#c2124f';
    const rd = '#8e0e47';
    const K = art.tones.silhouette;
    art.rect('#0f4a38', 0, 226, 400, 74);
    art.rect('#0a3327', 0, 226, 400, 12);
    art.fill(red, 'M86 226q4-62 44-84h84q40 22 44 84z');
    art.fill(rd, 'M200 142h14q40 22 44 84h-40q-2-56-18-84z');
    art.fill(K, 'M74 132q0-34 34-38 64-10 128 0 34 4 34 38l-4 16h-40l-6-26q-48-8-96 0l-6 26H78z');
    art.circle('#fff3d6', 172, 186, 33);
    art.circle(K, 172, 186, 12);
    art.line(K, 9, 'M172 163h0M192 174h0M192 198h0M172 209h0M152 198h0M152 174h0', 'stroke-linecap="round"');
    art.line(K, 5, 'M84 146q-40 20-30 52t-26 50', 'stroke-linecap="round"');
    art.raw('<g transform="rotate(9 318 180)">');
    art.fill(K, 'M284 96h66q8 0 8 8v128q0 8-8 8h-66q-8 0-8-8V104q0-8 8-8z');
    art.fill('#fff8e8', 'M284 108h66v106h-66z');
    art.fill('#2f8fc0', 'M284 108h66v50h-66z');
    art.fill('#fff', 'M296 142q20-24 42-4l-4 10h-34z');
    art.line(K, 5, 'M292 172h48M292 186h32');
    art.fill(red, 'M292 196h50v12h-50z');
    art.raw('</g>');
    art.raw('<g transform="rotate(-7 120 262)">');
    art.fill('#fff3d6', 'M66 246h118v10a8 8 0 0 0 0 16v10H66v-10a8 8 0 0 0 0-16z');
    art.line(K, 4, 'M84 258h50M84 270h36');
    art.line(K, 3, 'M154 248v32', 'stroke-dasharray="4 4"');
    art.raw('</g>');
  },
);
