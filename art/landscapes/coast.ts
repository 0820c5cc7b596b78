import { each, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { defineScene } from '#canvas/scene.ts';
import { hills } from '#pieces/mountains.ts';
import { definePalm, palm } from '#pieces/palm.ts';
import { tuft } from '#pieces/plants.ts';
import { birds, cloud, disc, lamps, sky, streaks } from '#pieces/sky.ts';
import { glitter, ripples, water } from '#pieces/water.ts';

export const coast = defineScene(
  {
    title: 'A coast: a striped lighthouse above palms, and fishing boats with their sails up',
    timeOfDay: 'noon',
    dark: 'dusk',
    hero: { top: 130, height: 560 },
    seed: 311,
    tones: {
      noon: {
        sky: ['#2596c0', '#6cc4d6', '#c4e9de', '#fff2cc'],
        water: ['#5fd0cc', '#0b7c9a'],
        haze: '#bfe6de',
      },
      dusk: {
        sky: ['#33357f', '#96488c', '#fb7d66', '#ffd07a'],
        water: ['#ffae78', '#3b3078'],
        haze: '#d27a92',
      },
    },
  },
  (art) => {
    const leaf = '#3a9f62';
    const sand = '#ffdfa2';
    sky(art, 450);
    disc(art, 340, 290, 80, [1.6, 2.5, 3.5], 0.24);
    cloud(art, 640, 180, 0.9, art.tones.cloud, 0.8);
    streaks(art, table('60 180 160, 180 204 100, 480 130 140'), '#fffbe6', 10, 0.5);
    hills(art, points('-20 424, 160 404, 330 420, 430 430'), art.far(leaf, 0.5), 450);
    water(art, 430, 660);
    ripples(art, 444, 600, '#e4fbf2', 34, 0.5);
    glitter(art, 340, 438, 600, 60, 200, '#fff4d0', 0.8, 12);
    hills(art, points('600 470, 700 410, 860 380, 1000 366, 1220 350'), art.half(leaf, 0.4), 660);
    art.draws('subject');
    const white = art.lit('#fffaf0');
    const shade = art.shaded('#e9ece8', 0.12);
    const red = art.lit('#d8304a');
    art.fill(white, 'M890 384L906 170h60l16 214z');
    art.fill(red, 'M894 330l4-54h76l4 54zM902 224l4-54h60l4 54z');
    art.fill(shade, 'M950 384V170h16l16 214z', 'opacity=".5"');
    art.rect(art.tones.silhouette, 896, 160, 80, 10);
    art.rect(art.opening('#7fb4c4', 0.3), 914, 126, 44, 34);
    art.line(art.tones.silhouette, 4, 'M914 126v34M936 126v34M958 126v34');
    art.fill(red, 'M906 126q30-44 60 0z');
    art.rect(white, 980, 330, 100, 50);
    art.fill(red, 'M968 332l22-30h80l22 30z');
    art.line(art.opening('#4a5a6a', 0.4), 20, 'M994 356h80', 'stroke-dasharray="14 16"');
    definePalm(art, art.half(leaf, 0.8), art.half(leaf, 0.35), 'f');
    each(
      '700 440 130 -14, 760 430 150 12, 840 420 120 -10, 1110 410 180 16, 1150 420 150 -12',
      (x, y, h, l) => {
        palm(art, x, y, h, l, art.shaded('#8a6a43', 0.25), '', 'f', h / 190);
      },
    );
    art.draws('setting');
    art.fill(
      art.lit(sand),
      'M0 640C220 650 430 610 560 560C680 516 820 500 960 500C1060 500 1140 496 1200 490V800H0z',
    );
    art.line('#e6fff6', 6, 'M0 622C220 632 420 594 548 544C668 500 800 486 960 484');
    art.fill(art.half(sand, 0.24), 'M0 730C260 690 540 720 780 690C960 668 1100 660 1200 640V800H0z');
    art.draws('subject');
    art.define('b', () => {
      art.fill(art.tones.silhouette, 'M-110-18q60 16 116 16t114-22q-14 46-60 50h-110q-46-6-60-44z');
      art.fill(art.lit('#1c86b8'), 'M-110-18q60 16 116 16t114-22l-5 16q-60 18-110 18t-106-12z');
      art.line(art.tones.silhouette, 5, 'M0-4V-190');
    });
    art.use('b', 520, 520, 0.7);
    art.fill('#fff6e2', 'M522 390q74 40 70 108-40 14-70 6z');
    art.fill(art.lit('#f2a51e'), 'M516 404q-50 40-52 94 28 8 52 4z');
    art.use('b', 760, 650, 1.2);
    art.fill(art.lit('#e0356a'), 'M764 430q120 60 116 176-66 22-116 10z');
    art.fill('#fff6e2', 'M756 452q-80 60-84 150 44 12 84 6z');
    lamps(art, '936 142 9, 1000 390 5, 1100 402 5, 700 446 4, 520 500 5, 700 640 6');
    art.draws('setting');
    definePalm(art, art.tones.silhouette, art.shaded(leaf, 0.08), 'n');
    palm(art, 40, 800, 540, 130, art.tones.silhouette, '', 'n', 2.1, 0.7);
    palm(art, -30, 800, 620, 90, art.tones.silhouette, '', 'n', 2, 0.6);
    tuft(art, 110, 800, 110, art.tones.silhouette, 9);
    tuft(art, 220, 804, 70, art.tones.silhouette, 7);
    birds(art, table('640 280 15, 684 262 12, 1080 200 15'), '#fff');
  },
);
