import { type Canvas, createCanvas } from '#canvas/canvas.ts';
import { type TimeOfDay, tonesOf } from '#canvas/palette.ts';
import { compact } from '#canvas/scene.ts';
import { points } from '#canvas/path.ts';
import { hills } from '#pieces/mountains.ts';
import { tuft } from '#pieces/plants.ts';
import { table } from '#canvas/numbers.ts';
import { birds, cloud } from '#pieces/sky.ts';

function defineStep(title: string, timeOfDay: TimeOfDay, draw: (art: Canvas) => void): () => string {
  return () => {
    const art = createCanvas(timeOfDay, tonesOf[timeOfDay], 5);
    draw(art);
    return compact(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">' +
        `<title>${title}</title><defs>${art.definitions()}</defs>${art.body()}</svg>`,
    );
  };
}

export const stepBook = defineStep(
  'A telephone on a counter beside a ticket and a mobile phone',
  'dusk',
  (art) => {
    art.raw('<path fill="#ffb43a" d="M0 0h400v300H0z"/>');
    art.circle('#ffd16b', 200, 150, 130);
    art.circle('#ffe08f', 200, 150, 96);
    const red = '#c2124f';
    const rd = '#8e0e47';
    const K = art.tones.silhouette;
    art.rect('#8a4f2c', 0, 226, 400, 74);
    art.rect('#6b3a22', 0, 226, 400, 12);
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

export const stepChoose = defineStep('A finger-post with three place boards', 'dawn', (art) => {
  art.gradient('s', [
    [0, art.tones.sky[1]],
    [0.6, art.tones.sky[2]],
    [1, art.tones.sky[3]],
  ]);
  art.raw('<path fill="url(#s)" d="M0 0h400v300H0z"/>');
  art.circle(art.tones.glow, 270, 150, 96, 'opacity=".35"');
  art.circle(art.tones.disc, 270, 150, 52);
  hills(art, points('-10 210, 90 190, 200 214, 320 196, 410 206'), art.far('#6a7f9a', 0.4), 300);
  hills(art, points('-10 246, 120 226, 260 246, 410 230'), art.half('#7aa04f', 0.4), 300);
  hills(art, points('-10 276, 140 262, 300 276, 410 266'), art.shaded('#4a7a3f', 0.3), 300);
  art.rect(art.tones.silhouette, 186, 40, 14, 250);
  art.fill(art.tones.silhouette, 'M180 40q13-14 26 0z');
  const board = (y: number, side: 'left' | 'right', color: string) => {
    const left = side === 'left';
    art.fill(art.lit(color), left ? `M200 ${y}H96l-24 22 24 22h104z` : `M186 ${y}h122l24 22-24 22H186z`);
    const textLines = left ? `M112 ${y + 16}h70M112 ${y + 29}h48` : `M206 ${y + 16}h84M206 ${y + 29}h54`;
    art.line(art.tones.silhouette, 5, textLines);
  };
  board(56, 'right', '#ffc02e');
  board(110, 'left', '#e01c64');
  board(164, 'right', '#2fa38f');
  tuft(art, 193, 296, 40, art.tones.silhouette, 7);
  tuft(art, 320, 300, 50, art.tones.silhouette, 7);
  birds(art, table('110 70 13, 140 54 10'));
});

export const stepFly = defineStep('An aeroplane climbing past the sun above clouds', 'noon', (art) => {
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
