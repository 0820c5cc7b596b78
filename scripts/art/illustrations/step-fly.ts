import { cloud } from '#scripts/art/pieces/sky.ts';
import { defineVignette } from './vignette.ts';

export const stepFly = defineVignette('An aeroplane climbing past the sun above clouds', 'noon', (art) => {
  art.gradient('s', [
    [0, art.tones.sky[0]],
    [0.6, art.tones.sky[1]],
    [1, art.tones.sky[2]],
  ]);
  art.raw('<path fill="url(#s)" d="M0 0h400v300H0z"/>');
  art.circle('#fff', 130, 118, 92, 'opacity=".22"');
  art.circle('#fff6d2', 130, 118, 50);
  cloud(art, 90, 220, 0.7, '#fff', 0.9);
  cloud(art, 330, 70, 0.5, '#fff', 0.8);
  cloud(art, 320, 250, 0.9, '#fff', 0.95);
  cloud(art, 190, 286, 1, '#fff', 1);
  art.raw('<g transform="rotate(-14 210 160)">');
  art.fill('#0a6a8a', 'M196 150l-46-70h24l76 68z');
  art.fill('#fff', 'M60 164q2-18 40-20h190q44 2 64 24-16 20-70 22H110q-44-2-50-26z');
  art.fill('#cfe4ea', 'M60 164q50 14 150 14t144-10q-16 20-70 22H110q-44-2-50-26z');
  art.fill('#c2124f', 'M72 152L40 96h30l44 48q-30 2-42 8z');
  art.fill('#ffc02e', 'M62 158l-12-20 16 14z');
  art.fill('#c2124f', 'M196 172l-66 76h28l104-74z');
  art.fill('#8e0e47', 'M196 172l-66 76h10l92-75z');
  art.line('#12261f', 9, 'M130 156h140', 'stroke-dasharray="8 8"');
  art.fill('#12261f', 'M312 150q22 4 32 14h-30z');
  art.line('#c2124f', 5, 'M100 174h190');
  art.line('#ffc02e', 4, 'M104 181h180');
  art.raw('</g>');
  art.line('#fff', 5, 'M30 240q30-14 50-34M16 200q20-8 36-22', 'stroke-linecap="round" opacity=".8"');
});
