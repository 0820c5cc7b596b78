import { each, int, table } from '#canvas/numbers.ts';
import { below, points } from '#canvas/path.ts';
import { camelPath } from '#pieces/motifs.ts';
import { arch, bastion, chhatri, merlons, shikhara } from '#pieces/buildings.ts';
import { tuft } from '#pieces/plants.ts';
import { hills, ridge } from '#pieces/mountains.ts';
import { birds, disc, lamps, sky, stars, streaks } from '#pieces/sky.ts';
import { defineScene } from '#canvas/scene.ts';

export const rajasthan = defineScene(
  {
    title: 'Rajasthan: a golden fort above dunes and a camel caravan',
    timeOfDay: 'dusk',
    dark: 'night',
    hero: { top: 110, height: 590 },
    seed: 11,
    grain: 0.07,
    tones: {
      dusk: { sky: ['#4a2c78', '#b53f74', '#f5763b', '#ffcb55'], haze: '#e8695f' },
      night: {
        sky: ['#0b1240', '#1c2a6a', '#3a4a92', '#8a7ab0'],
        haze: '#56609c',
        key: '#b2a2ec',
        glow: '#c0bce4',
      },
    },
  },
  (art) => {
    const stone = '#eab25a';
    const sand = '#f2b45e';
    const bright = art.lit(stone);
    const middle = art.half(stone, 0.5);
    const dark = art.shaded(stone, 0.3);
    sky(art, 570);
    stars(art, 70, 400, disc(art, 330, 372, 104));
    streaks(
      art,
      table('70 214 210, 330 196 110, 150 236 60, 820 150 190, 1060 168 120, 560 262 100'),
      art.tones.sky[3],
      10,
      0.45,
    );
    ridge(art, points('-20 520, 140 498, 330 516, 520 494, 760 516, 1220 500'), art.far(sand, 0.6), {
      jag: 0.08,
    });
    art.draws('subject');
    // palace behind the walls
    const block = (x: number, y: number, w: number, h: number, l = bright, d = dark) => {
      art.rect(l, x, y, w, h);
      art.rect(d, x + w * 0.66, y, w * 0.34, h);
      art.rect(middle, x - 4, y, w + 8, 7);
    };
    block(608, 310, 70, 130);
    block(936, 322, 92, 110);
    block(664, 262, 120, 180);
    block(860, 276, 92, 160);
    block(756, 214, 122, 220);
    chhatri(art, 816, 214, 66, 84, bright, dark);
    chhatri(art, 702, 262, 46, 58, bright, dark);
    chhatri(art, 904, 276, 46, 58, bright, dark);
    chhatri(art, 982, 322, 38, 48, bright, dark);
    chhatri(art, 758, 262, 30, 40, bright, dark);
    shikhara(art, 634, 312, 44, 92, bright, dark, { flag: art.lit('#d3124f') });
    const opening = art.opening('#7a3b2a', 0.55);
    const windowAt = (x: number, y: number, w = 13, h = 22) => {
      arch(art, x, y, w, h, opening);
    };
    for (const x of [772, 796, 820, 846]) {
      windowAt(x, 268);
      windowAt(x, 312);
    }
    for (const x of [680, 706, 732]) {
      windowAt(x, 310);
      windowAt(x, 352);
    }
    for (const x of [872, 896, 922]) {
      windowAt(x, 330);
    }
    for (const x of [622, 648, 952, 980, 1004]) {
      windowAt(x, 370, 11, 18);
    }
    art.rect(middle, 752, 284, 130, 6);
    art.rect(middle, 752, 328, 130, 6);
    art.rect(middle, 660, 324, 128, 6);
    art.rect(middle, 560, 380, 540, 90);
    merlons(art, 560, 1100, 380, middle, 9, 12);
    each(
      '540 452 66 92, 622 458 58 84, 700 452 70 98, 792 458 60 86, 872 452 72 98, 966 458 60 86, 1046 452 68 90',
      (x, y, w, h) => {
        bastion(art, x, y, w, h, [bright, middle, dark]);
      },
    );
    const hill = points(
      '380 590, 450 534, 500 470, 560 442, 800 448, 1010 444, 1126 446, 1176 492, 1270 590',
    );
    art.fill(art.half('#d8924a', 0.42), below(hill, 600));
    art.fill(
      art.shaded('#d8924a', 0.2),
      'M606 446c-6 40-40 60-52 120h92c-20-44-2-70-40-120zM792 450c-4 40-34 70-40 116h110c-34-40-26-84-70-116zM962 446c-4 40-24 70-30 116h96c-30-40-26-80-66-116zM1126 446c-20 40-60 60-70 130h214q-60-60-94-98q-24-28-50-32z',
    );
    lamps(
      art,
      '573 424 5, 651 424 5, 735 424 5, 822 424 5, 908 424 5, 996 424 5, 1080 424 5, 700 510 4, 900 500 4',
    );
    art.draws('setting');
    hills(art, points('-20 566, 160 548, 380 556, 620 584, 860 560, 1060 548, 1220 560'), art.lit(sand));
    art.fill(
      art.shaded(sand, 0.12),
      'M380 556C470 562 560 590 700 596C820 600 900 560 1060 548C1000 590 900 640 760 650L300 640C360 600 400 580 380 556z',
    );
    hills(art, points('-20 640, 180 604, 420 612, 640 650, 900 636, 1220 596'), art.half(sand, 0.5));
    const ink = art.tones.silhouette;
    const caravan = [
      [24, 614, 0.92, '#e01760'],
      [146, 604, 0.96, '#ffd23f'],
      [268, 606, 0.98, '#e01760'],
      [388, 618, 0.9, '#2fa39a'],
    ] as const;
    art.define('cm', () => {
      art.fill(ink, camelPath);
    });
    art.draws('subject');
    for (const [x, y, s, c] of caravan) {
      art.use('cm', x, y - 112 * s, s);
      const hx = x + 70 * s;
      const hy = y - 112 * s + 18 * s;
      art.fill(art.lit(c, 0.5), `M${int(hx - 15)} ${int(hy + 30)}q4-20 14-22q14 4 18 24z`);
      art.fill(ink, `M${int(hx - 7)} ${int(hy + 8)}q-2-26 8-28q10 2 8 28z`);
      art.circle(art.lit(c, 0.5), hx + 1, hy - 23, 8);
    }
    art.line(ink, 2, 'M56 552Q104 568 148 536M182 540Q228 564 270 538M304 540Q348 568 390 546');
    art.draws('setting');
    art.fill(art.half(sand, 0.6), 'M0 668C150 628 300 632 430 668C600 700 860 690 1200 622V800H0z');
    art.fill(
      art.shaded(sand, 0.45),
      'M430 668C600 700 860 690 1200 622V800H420C450 784 560 764 544 728C532 702 470 690 430 668z',
    );
    art.fill(
      art.lit(sand),
      'M0 668C150 628 300 632 430 668C470 690 532 702 544 728C520 700 460 694 400 678C290 652 150 646 0 682z',
    );
    art.line(
      art.shaded(sand, 0.2),
      4,
      'M30 716q150-30 330 0M70 744q170-30 380 4M-10 770q150-24 330 0M620 730q150 10 330-20M700 764q160 6 340-26',
      'stroke-linecap="round" opacity=".5"',
    );
    tuft(art, 1046, 700, 92, art.tones.silhouette, 9);
    tuft(art, 1124, 690, 64, art.tones.silhouette, 7);
    tuft(art, 972, 716, 44, art.tones.silhouette, 6);
    birds(art, table('520 190 20, 566 166 15, 486 232 13, 602 204 11'));
  },
);
