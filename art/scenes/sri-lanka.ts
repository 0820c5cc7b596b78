import type { Canvas } from '#canvas/canvas.ts';
import { each, int, table } from '#canvas/numbers.ts';
import { mix } from '#canvas/color.ts';
import { points } from '#canvas/path.ts';
import { clump, defineClump } from '#pieces/plants.ts';
import { hills, ridge } from '#pieces/mountains.ts';
import { definePalm, palm } from '#pieces/palm.ts';
import { birds, disc, lamps, sky, streaks } from '#pieces/sky.ts';
import { defineScene } from '#canvas/scene.ts';

function teaRows(y: number, count: number, gap: number): string {
  let path = '';
  for (let i = 0; i < count; i++)
    path += `M-10 ${int(y + i * gap * (1 + i * 0.16))}q160 ${-34 - i * 2} 330 ${-8 + i}t340 ${20 + i}t330 -18t260 -10`;
  return path;
}

/** Rows of x, y, scale and the colour of the dress. */
function pluckers(art: Canvas, people: readonly (readonly [number, number, number, string])[]): void {
  art.define('w', () => {
    art.fill(art.tones.silhouette, 'M-4-40q14 0 18 14l6 26h-34l2-24q0-14 8-16z');
    art.circle(art.tones.silhouette, 2, -50, 9);
  });
  for (const [x, y, k, color] of people) {
    art.use('w', x, y, k);
    art.fill(
      art.lit(color),
      `M${int(x - 12 * k)} ${y}l${int(3 * k)}-${int(26 * k)}q${int(12 * k)}-${int(16 * k)} ${int(22 * k)} 0l${int(7 * k)} ${int(26 * k)}z` +
        `M${int(x - 8 * k)} ${int(y - 50 * k)}q${int(10 * k)}-${int(18 * k)} ${int(20 * k)} 0z`,
    );
    art.fill(
      art.lit('#e0b468'),
      `M${int(x - 24 * k)} ${int(y - 38 * k)}h${int(18 * k)}l-${int(2 * k)} ${int(26 * k)}h-${int(13 * k)}z`,
    );
  }
}

export const sriLanka = defineScene(
  {
    title: 'Sri Lanka: a rock fortress rising from jungle above terraces of tea',
    timeOfDay: 'dawn',
    dark: 'dusk',
    hero: { top: 120, height: 590 },
    seed: 161,
    tones: {
      dawn: {
        sky: ['#5aa0bd', '#a8cfc0', '#f7d8a4', '#ffe7b0'],
        haze: '#d9dcae',
        shadow: '#1d4a4a',
        ambient: '#86a590',
        key: '#fff0cc',
        glow: '#fff3c0',
        silhouette: '#16383a',
        tint: [0, 0],
      },
      dusk: {
        sky: ['#6b3c52', '#c65f47', '#f79c47', '#ffdb78'],
        haze: '#e39a58',
        shadow: '#3a2436',
        ambient: '#8f7560',
        key: '#ffd28a',
        silhouette: '#2a1428',
        glow: '#ffd070',
        tint: [0, 0],
      },
    },
  },
  (art) => {
    const rock = '#d98a4a';
    const leaf = '#4f9f4a';
    const tea = '#7cc04f';
    sky(art, 560);
    disc(art, 300, 288, 86, [1.6, 2.5, 3.6], 0.25);
    streaks(art, table('60 170 150, 420 150 180, 960 150 170, 520 182 90, 1060 180 100'), '#fff', 12, 0.5);
    ridge(
      art,
      points('-20 440, 160 360, 330 430, 520 380, 700 430, 1000 360, 1220 430'),
      art.far(leaf, 0.72),
      { jag: 0.1, base: 580 },
    );
    ridge(
      art,
      points('-20 470, 120 420, 300 470, 480 436, 1000 440, 1130 400, 1220 440'),
      art.far(leaf, 0.5),
      { jag: 0.1, base: 580 },
    );
    defineClump(art);
    art.draws('subject');
    const bright = art.lit(rock);
    const middle = mix(art.lit(rock), '#8c4a3a', 0.42);
    const dark = mix(art.lit(rock), '#5b2f3f', 0.68);
    art.fill(
      bright,
      'M566 500C560 450 580 420 576 372C572 320 590 270 586 236C600 196 640 190 690 182C760 172 860 172 910 186C950 198 958 226 954 270C950 320 972 360 968 410C966 450 980 470 984 500z',
    );
    art.fill(
      dark,
      'M910 186C950 198 958 226 954 270C950 320 972 360 968 410C966 450 980 470 984 500H850C862 460 840 430 856 390C872 350 846 320 860 280C870 240 876 200 910 186z',
    );
    art.fill(
      middle,
      'M690 182C676 220 690 260 676 300C664 340 690 380 676 430C670 460 676 480 670 500H630C640 450 616 410 628 360C640 310 620 260 640 192zM770 176C764 220 786 250 780 300C774 350 800 380 790 430L780 500H752C760 450 744 410 752 360C760 310 740 250 752 178z',
    );
    art.line(
      dark,
      5,
      'M606 260l-6 60M610 350l-8 70M716 230l8 70M722 330l-10 60 6 50M826 220l-6 80M820 330l8 70-6 60',
      'opacity=".55" stroke-linecap="round"',
    );
    // summit gardens, palace terraces, stair
    art.fill(
      art.lit(leaf),
      'M584 240C596 190 650 186 700 176C780 166 880 168 920 186C950 198 960 220 955 246Q930 214 890 208Q860 222 830 204Q790 216 760 200Q720 212 690 202Q650 214 630 210Q600 220 584 240z',
    );
    art.fill(art.half('#c9a070', 0.3), 'M680 178v-16h70v-12h60v10h46v16z');
    art.fill(art.shaded('#c9a070', 0.2), 'M790 150h20v10h46v16h-66z');
    each('640 186 34 20, 890 182 40 22, 600 214 26 20', (x, y, a, b) => {
      clump(art, x, y, a, b, art.half(leaf, 0.5));
    });
    art.line(art.lit('#fff3d8'), 8, 'M700 500l34-44-28-32 40-36-24-26 22-22', 'stroke-dasharray="3 3"');
    art.fill(art.lit('#f0b25a'), 'M742 332l60 6v26l-62-8z');
    art.draws('setting');
    hills(art, points('-20 520, 600 530, 1220 520'), art.half(leaf, 0.6), 620);
    each(
      '560 510 80 44 0.6, 650 520 90 40 0.5, 760 520 90 44 0.6, 880 520 100 46 0.5, 990 512 90 48 0.65, 1110 510 110 56 0.6, 440 514 90 44 0.6, 300 516 110 44 0.65, 150 510 110 50 0.6, 20 510 100 60 0.65',
      (x, y, a, b, k) => {
        clump(art, x, y, a, b, art.half(leaf, k));
      },
    );
    definePalm(art, art.half(leaf, 0.85), art.half(leaf, 0.5), 'f');
    each('470 120 -12, 520 96 14, 1040 130 12, 1090 110 -14, 240 110 10', (x, h, l) => {
      palm(art, x, 530, h, l, art.shaded('#7a5a3a', 0.3), '', 'f', h / 170);
    });
    art.line(
      '#fff8de',
      13,
      'M-20 478h210M60 496h330M210 514h260M840 492h400M940 510h300M640 528h230M1010 474h130',
      'stroke-linecap="round" opacity=".42"',
    );
    lamps(
      art,
      '734 456 4, 706 424 4, 746 388 4, 722 360 4, 700 158 4, 770 146 4, 240 516 5, 480 520 5, 1040 516 5, 1120 510 5',
    );
    hills(art, points('-20 560, 200 530, 460 556, 720 580, 980 548, 1220 520'), art.lit(tea));
    art.line(art.half(leaf, 0.55), 9, teaRows(586, 3, 24), 'opacity=".8"');
    hills(art, points('-20 610, 160 600, 420 640, 700 668, 960 640, 1220 586'), art.half(tea, 0.28));
    art.line(art.shaded(leaf, 0.1), 13, teaRows(668, 4, 34), 'opacity=".75"');
    art.line(art.lit('#f0c98a'), 12, 'M700 800Q660 720 760 676T700 590', 'stroke-linecap="round"');
    art.draws('subject');
    pluckers(art, [
      [250, 652, 1.1, '#e0275f'],
      [330, 676, 1.25, '#f2a01e'],
      [470, 690, 1.2, '#2a7fc4'],
      [880, 664, 1.1, '#e0275f'],
      [980, 676, 1.2, '#8a3fb0'],
    ]);
    art.draws('setting');
    art.fill(art.tones.silhouette, 'M0 720q160-6 260 40t120 40H0zM1200 690q-120 10-200 60t-110 50h310z');
    art.line(
      art.shaded(leaf, 0.35),
      14,
      'M-10 752q160-10 250 40M1210 722q-130 10-220 70',
      'stroke-linecap="round"',
    );
    birds(art, table('470 270 16, 512 250 12, 440 244 11'));
  },
);
