import { each, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { defineScene } from '#canvas/scene.ts';
import { camelPath } from '#pieces/motifs.ts';
import { hills, ridge } from '#pieces/mountains.ts';
import { tuft } from '#pieces/plants.ts';
import { birds, disc, lamps, sky, stars, streaks } from '#pieces/sky.ts';

export const desert = defineScene(
  {
    title: 'A desert: camels below striped tents among the dunes',
    timeOfDay: 'dawn',
    dark: 'night',
    hero: { top: 180, height: 540 },
    seed: 351,
    tones: {
      dawn: {
        sky: ['#5aa0c4', '#a9cdd2', '#fbdcae', '#ffe9b4'],
        haze: '#f0d2a8',
        shadow: '#6a3f5a',
        key: '#ffedc8',
      },
      night: { sky: ['#0b1240', '#1f2c70', '#454f96', '#94809f'], haze: '#5a5f9c', key: '#b0a6ea' },
    },
  },
  (art) => {
    const sand = '#f0b060';
    sky(art, 560);
    stars(art, 76, 400, disc(art, 330, 290, 90));
    streaks(art, table('60 200 200, 260 180 100, 640 160 150, 980 190 160'), '#fff8e4', 10, 0.45);
    ridge(art, points('-20 500, 180 470, 420 496, 700 466, 960 494, 1220 470'), art.far('#c88a6a', 0.6), {
      jag: 0.08,
      base: 620,
    });
    hills(art, points('-20 560, 200 500, 420 560, 680 520, 900 470, 1220 540'), art.lit(sand), 700);
    art.fill(
      art.shaded(sand, 0.1),
      'M900 470C860 540 980 580 940 650C1060 640 1140 600 1220 600V536C1120 500 1010 470 900 470zM200 500C180 550 260 590 240 640C320 630 380 590 420 560C340 540 260 504 200 500z',
    );
    art.draws('subject');
    const rani = art.lit('#d81b5c');
    const cream = art.lit('#fff0d4');
    art.define('t', () => {
      art.fill(cream, 'M-100 0L-76-64L0-130L76-64L100 0z');
      art.fill(
        rani,
        'M-100 0L-76-64 0-130-46-60-60 0zM-20 0l4-64 16-66 16 66 4 64zM60 0L46-60 0-130 76-64 100 0z',
      );
      art.fill(art.opening('#5a2a3a', 0.4), 'M-20 0q0-50 20-64 20 14 20 64z');
      art.line(art.tones.silhouette, 4, 'M0-128v-34');
      art.fill(art.lit('#ffc02e'), 'M2-162l36 12-36 12z');
    });
    art.use('t', 760, 560, 0.8);
    art.use('t', 940, 570, 1);
    art.use('t', 1100, 596, 1.2);
    art.draws('setting');
    hills(art, points('-20 650, 220 600, 460 640, 720 660, 960 620, 1220 640'), art.half(sand, 0.35));
    art.draws('subject');
    art.define('m', () => {
      art.fill(art.tones.silhouette, camelPath);
      art.fill(art.lit('#1f9c8f'), 'M54 44q18-34 36 0l4 14H50z');
    });
    each('500 562 1, 620 566 1.05, 744 570 1.1', (x, y, k) => art.use('m', x, y, k));
    art.line(art.tones.silhouette, 2, 'M610 606q12 8 18-10M734 612q10 8 16-10');
    lamps(art, '760 548 6, 940 556 7, 1100 580 8, 860 600 6, 1020 626 7');
    art.draws('setting');
    art.fill(art.shaded(sand, 0.25), 'M0 700C200 660 420 690 600 720C800 750 1040 720 1200 690V800H0z');
    art.fill(art.lit(sand), 'M0 700C200 660 420 690 600 720C420 706 200 690 0 722z');
    tuft(art, 150, 720, 80, art.tones.silhouette, 8);
    tuft(art, 1060, 740, 80, art.tones.silhouette, 8);
    birds(art, table('520 260 16, 560 240 12, 490 286 11'));
  },
);
