import { each } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { crown, tuft } from '#pieces/plants.ts';
import { ridge } from '#pieces/mountains.ts';
import { definePalm, palm } from '#pieces/palm.ts';
import { disc, lamps, sky, stars } from '#pieces/sky.ts';
import { glitter, ripples, water } from '#pieces/water.ts';
import { defineScene } from '#canvas/scene.ts';

export const nightTrain = defineScene(
  {
    title: 'A night train with lit windows crosses a stone viaduct under the moon',
    timeOfDay: 'night',
    light: 'dusk',
    dark: 'night',
    hero: { top: 130, height: 560 },
    seed: 201,
    tones: {
      night: {
        wash: undefined,
        sky: ['#0b1440', '#1d2f7a', '#5a5aa8', '#d98aa0'],
        haze: '#6a6ab0',
        shadow: '#101a50',
        ambient: '#4f5fa8',
        key: '#c9d0f4',
        silhouette: '#080d2c',
        glow: '#e9d0e0',
        water: ['#a878a0', '#0d1748'],
      },
      dusk: {
        sky: ['#303274', '#8a4c88', '#f2806c', '#ffd080'],
        water: ['#f6a07c', '#33296a'],
        haze: '#b9708e',
        silhouette: '#181038',
      },
    },
  },
  (art) => {
    sky(art, 560);
    const moon = disc(art, 600, 214, 86, [1.6, 2.5, 3.7], 0.14);
    stars(art, 64, 400, moon);
    ridge(
      art,
      points('-20 460, 180 340, 330 430, 470 370, 640 450, 820 350, 1000 440, 1220 360'),
      art.far('#5a62b0', 0.5),
      { jag: 0.14, base: 640 },
    );
    ridge(
      art,
      points('-20 520, 160 440, 360 520, 620 500, 860 450, 1040 510, 1220 450'),
      art.half('#4a58a8', 0.6),
      { jag: 0.12, base: 640 },
    );
    water(art, 560);
    ripples(art, 574, 790, '#ffd2d8', 30, 0.4);
    ripples(art, 570, 790, art.tones.silhouette, 14, 0.35);
    glitter(art, 600, 568, 790, 60, 200, '#fff1dc', 0.6, 14);
    definePalm(art, art.tones.silhouette, art.shaded('#2a6a6a', 0.35), 'n');
    each('60 150 10, 110 190 -12, 170 140 14, 1040 170 12, 1100 210 -10, 1160 150 14', (x, h, l) => {
      palm(art, x, 580, h, l, art.tones.silhouette, '', 'n', h / 190);
    });
    crown(art, 90, 580, 150, 34, art.tones.silhouette, 11);
    crown(art, 1110, 580, 150, 34, art.tones.silhouette, 11);
    const stone = art.half('#b08a90', 0.35);
    const stoneDark = art.shaded('#b08a90', 0.3);
    art.fill(stone, 'M0 436h1200v34H0z');
    art.fill(stoneDark, 'M0 462h1200v10H0z');
    art.line(art.lit('#d0aab0'), 5, 'M0 437h1200');
    for (let i = 0; i < 7; i++) {
      const x = 60 + i * 180;
      art.fill(stone, `M${x - 26} 470h52l8 170h-68z`);
      art.fill(stoneDark, `M${x + 8} 470h18l8 170h-22z`);
      art.fill(stone, `M${x + 26} 470h128v60C${x + 148} 486 ${x + 32} 486 ${x + 26} 530z`);
    }
    ripples(art, 650, 720, art.tones.lamp, 16, 0.5, 0, 430);
    // train
    const blue = art.lit('#3567c4');
    const blueDark = art.shaded('#3567c4', 0.2);
    const cream = art.lit('#f3e3c4');
    const lamplight = '#ffd676';
    art.define('c', () => {
      art.fill(blue, 'M0 0v-58q0-10 10-10h212q10 0 10 10V0z');
      art.fill(blueDark, 'M0 0v-14h232V0z');
      art.rect(cream, 0, -60, 232, 8);
      art.rect(cream, 0, -22, 232, 4);
      art.line(lamplight, 22, 'M16-38h200', 'stroke-dasharray="17 11"');
      art.line(art.tones.silhouette, 5, 'M4-70h224');
      art.line(art.tones.silhouette, 12, 'M28 6h0M54 6h0M178 6h0M204 6h0', 'stroke-linecap="round"');
      art.fill(art.tones.silhouette, 'M20-27q0-14 6-14t6 14zM104-27q0-14 6-14t6 14zM160-27q0-14 6-14t6 14z');
    });
    for (let i = 0; i < 4; i++) art.use('c', -60 + i * 242, 430);
    art.line(art.tones.silhouette, 6, 'M170 424h16M412 424h16M654 424h16M896 424h16');
    art.draws('subject');
    art.fill(art.lit('#d8283f'), 'M910 430v-62q0-8 10-8h150q44 6 56 70z');
    art.fill(art.lit('#ffc42e'), 'M910 408h208l6 10H910z');
    art.fill(lamplight, 'M1052 366h16q26 6 36 30h-52zM930 372h34v22h-34zM980 372h34v22h-34z');
    art.line(
      art.tones.silhouette,
      12,
      'M940 436h0M968 436h0M1060 436h0M1088 436h0',
      'stroke-linecap="round"',
    );
    art.circle('#fff8d8', 1120, 414, 8);
    art.fill('#fff3c0', 'M1124 410L1300 380V470L1124 420z', 'opacity=".35"');
    art.line(art.tones.silhouette, 4, 'M960 360l20-22 20 22M980 338h-10', '');
    art.draws('setting');
    art.line(art.half('#6a70b8', 0.4), 4, 'M0 322h1200');
    art.line(art.half('#6a70b8', 0.4), 5, 'M60 436V306h60M420 436V306h60M780 436V306h60M1140 436V306h60');
    art.draws('subject');
    lamps(art, '40 562 4, 120 568 4, 1080 566 4, 1150 562 4');
    // near bank, fishing boat
    art.fill(
      art.tones.silhouette,
      'M430 716q60 22 160 20t190-32q-20 56-80 60H530q-70-4-100-48zM540 728l6-60q6-16 18 0l8 60z',
    );
    art.circle(art.tones.silhouette, 554, 652, 14);
    art.line(art.tones.silhouette, 4, 'M562 690q60-70 130-90');
    art.line(lamplight, 12, 'M700 700h0', 'stroke-linecap="round"');
    art.circle(lamplight, 700, 700, 26, 'opacity=".25"');
    art.draws('setting');
    palm(art, -44, 800, 600, 40, art.tones.silhouette, '', 'n', 1.55, 0.6);
    palm(art, 1240, 800, 580, -44, art.tones.silhouette, '', 'n', 1.5, 0.6);
    tuft(art, 110, 800, 110, art.tones.silhouette, 9);
    tuft(art, 1080, 800, 110, art.tones.silhouette, 9);
    tuft(art, 220, 806, 70, art.tones.silhouette, 7);
  },
);
