import { each, table } from '#canvas/numbers.ts';
import { defineScene } from '#canvas/scene.ts';
import { archRow, chhatri, merlons, shikhara } from '#pieces/buildings.ts';
import { crown } from '#pieces/plants.ts';
import { birds, disc, lamps, sky, stars, streaks } from '#pieces/sky.ts';
import { glitter, ripples, water } from '#pieces/water.ts';

export const ghat = defineScene(
  {
    title: 'A river ghat: temple spires, steps down to the water and rowing boats',
    timeOfDay: 'dawn',
    dark: 'night',
    hero: { top: 130, height: 560 },
    seed: 331,
    tones: {
      dawn: {
        sky: ['#6aa0c0', '#b9cfca', '#fbd6a0', '#ffe8ae'],
        water: ['#f9dfa4', '#3f7f94'],
        haze: '#e6d0ac',
        tint: [0, 0],
      },
      night: {
        sky: ['#0a1038', '#1f2462', '#473f86', '#9a6f94'],
        water: ['#7560a0', '#0e1342'],
        haze: '#54509a',
      },
    },
  },
  (art) => {
    const stone = '#e9c08a';
    const [bright, middle, dark] = [art.lit(stone), art.half(stone, 0.5), art.shaded(stone, 0.25)] as const;
    const opening = art.opening('#5a3a3a', 0.5);
    sky(art, 560);
    stars(art, 48, 300, disc(art, 320, 250, 88));
    streaks(art, table('60 160 170, 470 140 130, 980 170 170'), '#fffbe6', 9, 0.45);
    each('60 450 120 70, 240 460 110 56, 420 450 120 66, 1150 440 130 80', (x, y, a, b) => {
      crown(art, x, y, a, b, art.far('#4f8f5a', 0.4), 10);
    });
    art.rect(art.far(stone, 0.35), 0, 446, 1200, 70);
    archRow(art, 14, 516, 30, 46, 26, 22, art.far('#8a5a4a', 0.2), 0.5);
    art.draws('subject');
    const flag = art.lit('#e8702a');
    shikhara(art, 860, 452, 150, 270, bright, dark, { flag });
    shikhara(art, 740, 456, 84, 160, bright, dark, { flag });
    shikhara(art, 972, 456, 76, 140, bright, dark);
    art.rect(middle, 660, 430, 420, 96);
    merlons(art, 656, 1084, 428, middle, 10, 15);
    archRow(art, 680, 526, 32, 68, 20, 8, opening, 0.5);
    each('640 440 60 80, 1100 440 60 80', (x, y, w, h) => chhatri(art, x, y, w, h, bright, dark));
    art.rect(middle, 612, 438, 56, 90);
    art.rect(middle, 1072, 438, 56, 90);
    art.draws('setting');
    art.rect(art.lit('#f6d6a2'), 0, 514, 1200, 104);
    art.line(art.half('#dfa26c', 0.55), 11, 'M0 532h1200M0 556h1200M0 580h1200M0 604h1200');
    water(art, 614);
    ripples(art, 628, 790, '#fff3cc', 28, 0.5);
    ripples(art, 626, 790, art.tones.shadow, 20, 0.28);
    glitter(art, 320, 624, 790, 90, 240, '#fff4cc', 0.8, 12);
    art.draws('subject');
    art.define('b', () => {
      art.fill(art.tones.silhouette, 'M-120-14q60 16 120 16t120-18q-14 44-60 48h-120q-46-6-60-46z');
      art.fill(art.lit('#2f8f86'), 'M-120-14q60 16 120 16t120-18l-6 16q-58 16-114 16t-112-12z');
      art.fill(art.tones.silhouette, 'M-40 0q0-44 16-44t16 44zM10 2q0-40 15-40t15 40z');
      art.circle(art.tones.silhouette, -24, -56, 10);
      art.circle(art.tones.silhouette, 25, -50, 9);
      art.line(art.tones.silhouette, 5, 'M-30-24l-70 64');
    });
    art.use('b', 780, 690, 1.15);
    art.use('b', 1030, 656, 0.6);
    art.use('b', 500, 652, 0.55);
    art.draws('setting');
    each('120 520 1, 250 548 1.1, 470 524 0.9, 560 552 1.1, 1010 548 1, 1140 524 0.9', (x, y, k) => {
      art.fill(
        art.lit('#f2b24a'),
        `M${x - 46 * k} ${y}Q${x - 20 * k} ${y - 40 * k} ${x} ${y - 42 * k}Q${x + 20 * k} ${y - 40 * k} ${x + 46 * k} ${y}z`,
      );
      art.line(art.tones.silhouette, 4, `M${x} ${y - 40 * k}v${76 * k}`);
    });
    lamps(
      art,
      '60 532 4, 180 556 4, 320 532 4, 400 580 4, 620 556 4, 700 532 4, 820 580 4, 900 556 4, 1080 580 4, 250 668 6, 160 720 7, 400 740 7, 640 700 6, 1120 720 7',
    );
    birds(art, table('520 270 16, 560 246 13, 480 290 11'));
  },
);
