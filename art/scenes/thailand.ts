import { defineKarst } from '#pieces/karst.ts';
import { each, table } from '#canvas/numbers.ts';
import { definePalm, palm } from '#pieces/palm.ts';
import { disc, lamps, sky, streaks } from '#pieces/sky.ts';
import { glitter, ripples, water } from '#pieces/water.ts';
import { defineScene } from '#canvas/scene.ts';

export const thailand = defineScene(
  {
    title: 'Thailand: a garlanded longtail boat below limestone towers',
    timeOfDay: 'noon',
    dark: 'dusk',
    hero: { top: 130, height: 600 },
    seed: 111,
    tones: {
      noon: {
        sky: ['#3fb0b8', '#8dd3c0', '#e3edb8', '#fff0b8'],
        water: ['#5fd3b8', '#07778a'],
        ambient: '#7fae9f',
        shadow: '#0d5560',
        haze: '#c4e6c0',
        glow: '#fffbd0',
        silhouette: '#0c3d46',
      },
      dusk: {
        sky: ['#3b3a86', '#a04c93', '#ff7f78', '#ffcf94'],
        water: ['#ffa98c', '#41327c'],
        haze: '#d2789a',
        shadow: '#33225f',
        ambient: '#86609c',
        silhouette: '#1c1442',
      },
    },
  },
  (art) => {
    const rock = '#f0d9ae';
    const green = '#3fa05a';
    sky(art, 480);
    disc(art, 566, 236, 76, [1.7, 2.7, 3.9], 0.25);
    streaks(art, table('60 150 160, 180 172 90, 690 140 150, 1020 120 140, 700 330 120'), '#fff', 12, 0.5);
    const far = {
      rock: art.far(rock, 0.62),
      rockShade: art.far(rock, 0.5),
      scrub: art.far(green, 0.55),
      scrubShade: art.far(green, 0.45),
    };
    const middle = {
      rock: art.far(rock, 0.25),
      rockShade: art.far(rock, 0.08),
      scrub: art.far(green, 0.25),
      scrubShade: art.far(green, 0.1),
    };
    const near = {
      rock: art.lit(rock),
      rockShade: art.shaded(rock, 0.22),
      scrub: art.lit(green),
      scrubShade: art.shaded(green, 0.2),
    };
    defineKarst(art, 'a', far, 3);
    defineKarst(art, 'b', middle, 11);
    defineKarst(art, 'e', near, 21);
    defineKarst(art, 'g', near, 33);
    art.use('a', 506, 470, 0.76, 0.72);
    art.use('a', 694, 470, 1.1, 0.84);
    art.use('a', 806, 470, -0.7, 0.6);
    art.use('a', 384, 470, -0.9, 0.6);
    water(art, 464);
    art.rect('#fff', 0, 462, 1200, 3, 'opacity=".5"');
    art.use('b', 750, 486, 1.2, 1.18);
    art.use('b', 430, 484, -1, 0.97);
    ripples(art, 480, 560, '#eafff0', 20, 0.5);
    art.use('g', 20, 524, 1.6, 1.37);
    art.use('e', 210, 520, 3, 2.04);
    art.use('g', 991, 516, 2.7, 1.83);
    art.use('e', 1176, 520, 1.8, 1.1);
    const deepWater = art.shaded('#1b8a8a', 0.35);
    art.fill(
      deepWater,
      'M-20 516q190 18 400 2l20 14q-200 20-420 10zM840 512q190 16 380 2v18q-200 14-390-2z',
      'opacity=".55"',
    );
    art.fill(art.lit('#ffeec4'), 'M360 524q60-18 130-8l20 12q-70 12-150 6z');
    definePalm(art, art.shaded(green, 0.35), art.half(green, 0.5), 'f');
    each('392 74 -10, 430 92 12, 462 70 14', (x, h, l) => {
      palm(art, x, 522, h, l, art.shaded('#7a5a3a', 0.3), '', 'f', h / 170);
    });
    ripples(art, 530, 790, '#eafff0', 40, 0.5);
    ripples(art, 540, 790, deepWater, 30, 0.3);
    glitter(art, 566, 472, 560, 40, 110, '#fffde0', 0.8, 8);
    const hull = art.shaded('#8a4f2a', 0.35);
    const planks = art.lit('#c97b3c');
    const c1 = art.lit('#e01c64');
    const c2 = art.lit('#ffc933');
    const c3 = art.lit('#2aa86a');
    const c4 = art.lit('#2d7fd0');
    art.define('t', () => {
      // the far side seen from within
      art.fill(
        art.shaded('#c97b3c', 0.3),
        'M-362-62q58 38 142 38h280q112-8 180-62l8 16q-70 62-190 70h-280q-90-4-150-48z',
      );
      art.fill(
        hull,
        'M-360-20q30 50 110 62h300q140-6 230-96q46-56 66-156l22 4q-10 120-74 196q-90 104-240 112h-310q-90-10-130-66z',
      );
      art.fill(
        planks,
        'M-372-48q60 44 150 48h280q120-8 190-70q52-54 74-140l24 4q-16 104-80 172q-84 84-206 92h-300q-90-6-132-106z',
      );
      art.fill(c1, 'M-366-36q54 46 144 50h290q126-8 206-90l10 12q-86 88-214 96h-296q-90-4-140-68z');
      art.line(c2, 4, 'M-360-26q54 44 140 46h290q128-8 212-92');
      art.fill(hull, 'M-210-20v-88h8v90zM-60-8v-104h8v104zM90-10v-98h8v96z');
      art.fill(art.lit('#f4e6c8'), 'M-240-104q160-40 366-6l-8 18q-190-26-350 0z');
      art.fill(c4, 'M-236-92q170-26 350-2v10q-180-24-350 4z');
      art.line(c1, 13, 'M298-176q18 10 40 6M302-158q-2 60-20 96M330-158q10 50-2 92');
      art.line(c2, 11, 'M292-160q20 10 44 6M310-154q6 60-8 110');
      art.line(c3, 11, 'M288-144q20 10 44 6M320-150q4 44-10 84', 'stroke-linecap="round"');
      art.fill(art.tones.silhouette, 'M-300-24l6-56q3-14 17-14t17 14l8 56z');
      art.circle(art.tones.silhouette, -276, -106, 12);
      art.fill(art.lit('#f4e6c8'), 'M-294-108l18-16 18 16z');
      art.line(art.tones.silhouette, 6, 'M-290-60l-90 60 -60 66');
      art.fill(art.tones.silhouette, 'M-120-14q0-40 18-40t18 40zM0-8q0-40 18-40t18 40z');
      art.circle(art.tones.silhouette, -102, -66, 11);
      art.circle(art.tones.silhouette, 18, -60, 11);
      art.fill(c2, 'M-114-70q12-18 24 0z');
    });
    art.draws('subject');
    art.ellipse(deepWater, 600, 690, 380, 22, 'opacity=".45"');
    art.use('t', 590, 636, 0.94);
    art.line(
      '#eafff0',
      7,
      'M260 672q60 16 120 16M420 698h260M760 690q80-6 130-30M330 720h140M640 724h170',
      'stroke-linecap="round" opacity=".8"',
    );
    lamps(art, '430 508 5, 470 512 4, 392 512 4, 470 560 6, 640 556 6');
  },
);
