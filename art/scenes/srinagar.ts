import type { Canvas } from '#canvas/canvas.ts';
import { each, int, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { hills, massif, ridge } from '#pieces/mountains.ts';
import { disc, lamps, sky, streaks } from '#pieces/sky.ts';
import { glitter, ripples, water } from '#pieces/water.ts';
import { defineScene } from '#canvas/scene.ts';

// About 60 wide, its stem at 0,0.
const chinarLeaf =
  'M0 0l-4 14-10-4 2 9-17-2 8 10-11 8 16 3-3 9 11-3 3 17 5 12 5-12 3-17 11 3-3-9 16-3-11-8 8-10-17 2 2-9-10 4z';

function chinarBranch(art: Canvas): void {
  art.line(art.shaded('#5a3424', 0.5), 14, 'M1210 60Q1060 90 960 70T800 116');
  art.line(art.shaded('#5a3424', 0.5), 8, 'M1060 84q-30 60-90 70M960 70q-40-40-100-46M1130 74q0 60-40 110');
  art.define('l', () => {
    art.fill(art.lit('#d9541e'), chinarLeaf);
  });
  art.define('y', () => {
    art.fill(art.lit('#f0922b'), chinarLeaf);
  });
  art.define('x', () => {
    art.fill(art.half('#a8322a', 0.3), chinarLeaf);
  });
  const leaves = [
    ['x', 830, 90, 1.5, 20],
    ['l', 800, 112, 1.5, 8],
    ['y', 868, 26, 1.4, 40],
    ['l', 900, 50, 1.6, -10],
    ['y', 950, 66, 1.7, 12],
    ['x', 990, 140, 1.4, 30],
    ['l', 972, 150, 1.6, -16],
    ['y', 1030, 90, 1.7, -4],
    ['x', 1080, 70, 1.9, 16],
    ['l', 1100, 90, 1.8, -20],
    ['y', 1090, 180, 1.5, 14],
    ['l', 1140, 60, 2, 10],
    ['x', 1170, 90, 1.9, -12],
    ['y', 1190, 50, 2, 20],
    ['x', 940, -10, 1.7, 6],
    ['l', 1040, -10, 2, -14],
    ['y', 1130, -16, 2, 4],
    ['l', 780, 300, 0.8, 60],
    ['y', 880, 350, 0.7, -40],
  ] as const;
  for (const [i, x, y, k, a] of leaves) {
    art.raw(`<use href="#${i}" transform="translate(${x} ${y})rotate(${a})scale(${k})"/>`);
  }
}

/** About 760 wide, its waterline a little above 0,0. */
function defineShikara(art: Canvas, id: string): void {
  const hull = art.shaded('#8a5230', 0.45);
  const rani = art.lit('#d81b5c');
  const raniDark = art.shaded('#d81b5c', 0.25);
  const gold = art.lit('#ffc53a');
  art.define(id, () => {
    art.fill(
      hull,
      'M-330-58q-30-6-52-30q60 18 130 24l470 10q80-2 150-44q-20 50-80 74-40 22-110 24h-330q-110-4-178-58z',
    );
    art.fill(
      art.lit('#c98a4b'),
      'M-330-58q-30-6-52-30q60 18 130 24l470 10q80-2 150-44q-8 22-26 40-60 28-124 26l-460-12q-46-2-88-14z',
    );
    art.line(gold, 4, 'M-300-40l500 12q70 0 120-24');
    art.fill(rani, 'M-150-46v-96h14v96zM60-44v-98h14v98z');
    art.fill(gold, 'M-142-60q40-20 100-18t90 20v18h-190z');
    art.fill(raniDark, 'M-142-44q90-22 190 4v4h-190z');
    art.fill(rani, 'M-178-140l36-44h190l36 44z');
    art.fill(raniDark, 'M20-184h28l36 44h-60z');
    art.fill(
      gold,
      'M-182-142h270v10q-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0-14 18-27 0z',
    );
    art.line(gold, 5, 'M-142-184h190');
    art.fill(rani, 'M-136-132q22 30 4 86h-18v-86zM60-132q-22 30-4 88h18v-88z');
    // people and boatman
    art.fill(art.tones.silhouette, 'M-70-62q2-34 16-34t18 34zM-26-62q2-34 16-34t18 34z');
    art.circle(art.tones.silhouette, -53, -104, 10);
    art.fill(gold, 'M-20-104q10-18 20 0l4 14h-28z');
    art.fill(art.tones.silhouette, 'M200-58l6-50q4-14 16-14t14 14l10 40 26 12z');
    art.circle(art.tones.silhouette, 223, -132, 11);
    art.fill(art.lit('#e8e2d0'), 'M211-136q12-18 24 0z');
    art.line(art.tones.silhouette, 5, 'M226-98l60 20 26 86');
    art.fill(art.lit('#c98a4b'), 'M306 0q-16 20 6 40q22-12 6-42z');
    art.line(art.lit('#35a06a'), 16, 'M-300-62h34M-254-60h26', 'stroke-linecap="round"');
    art.line(rani, 11, 'M-304-72h0M-282-76h0M-262-70h0M-242-72h0', 'stroke-linecap="round"');
    art.line(gold, 9, 'M-293-78h0M-270-80h0M-250-78h0', 'stroke-linecap="round"');
  });
}

export const srinagar = defineScene(
  {
    title: 'Srinagar: a shikara on Dal Lake under chinar leaves, snow on the Pir Panjal',
    timeOfDay: 'noon',
    dark: 'dusk',
    hero: { top: 140, height: 560 },
    seed: 61,
    tones: {
      noon: {
        sky: ['#4b98c6', '#9fcfd8', '#eee6c6', '#ffe0a2'],
        water: ['#b4dcd8', '#13707f'],
        ambient: '#8da6c0',
        shadow: '#1c4670',
        haze: '#bcd6e0',
        silhouette: '#143a46',
        glow: '#fff6d8',
      },
      dawn: {
        sky: ['#7f9bd0', '#c3bfe0', '#f9cbb8', '#ffe4b2'],
        water: ['#f8d4b4', '#5f7fb0'],
        haze: '#d9c4cc',
        silhouette: '#262a58',
      },
    },
  },
  (art) => {
    const hill = '#6f8f6a';
    const poplar = '#e6b23c';
    const wood = '#8a5230';
    sky(art, 470);
    disc(art, 318, 190, 62, [1.8, 3], 0.3);
    streaks(art, table('520 130 190, 700 158 110, 930 120 180, 60 250 120, 430 262 90'), '#fff', 12, 0.55);
    massif(art, points('-60 420, 100 270, 220 350, 420 214, 560 330, 760 196, 900 310, 1050 226, 1260 400'), {
      snow: art.lit('#ffffff'),
      shade: art.shaded('#ffffff', 0.08),
      rock: art.far('#7f8fb4', 0.35),
      snowline: 0.5,
      base: 470,
      jag: 0.2,
    });
    ridge(
      art,
      points('-20 400, 160 330, 330 400, 480 420, 640 404, 860 330, 1010 380, 1220 320'),
      art.far(hill, 0.35),
      { jag: 0.12, base: 480 },
    );
    art.fill(
      art.shaded(hill, 0.2),
      'M160 330c40 30 60 60 150 150H120c40-60 20-100 40-150zM860 330c60 30 70 80 130 150H800c60-50 40-110 60-150z',
      'opacity=".45"',
    );
    art.draws('subject');
    // hill fort on the ridge
    art.fill(art.half('#d8c3a0', 0.3), 'M812 344v-26h14v-14h22v10h30v-16h20v20h18v26z');
    art.fill(art.shaded('#d8c3a0', 0.2), 'M848 344v-30h12v30zM898 344v-46h10v46z');
    art.draws('setting');
    hills(art, points('-20 438, 300 430, 700 440, 1220 428'), art.half(hill, 0.5), 480);
    const poplars = (list: string, c: string, c2: string) => {
      let a = '';
      let b = '';
      each(list, (x, h) => {
        const w = h * 0.11;
        a += `M${x} 446q${int(-w * 2)}-${int(h * 0.5)} 0-${h}q${int(w * 2)} ${int(h * 0.5)} 0 ${h}z`;
        b += `M${x} 446q${int(w * 2)}-${int(h * 0.5)} 0-${h}q${int(w * 0.5)} ${int(h * 0.5)} 0 ${h}z`;
      });
      art.fill(c, a);
      art.fill(c2, b);
    };
    poplars(
      '36 120, 62 150, 90 132, 118 160, 146 126, 1060 140, 1090 170, 1120 150, 1150 180, 1180 140, 400 84, 424 100, 450 90, 560 80, 584 96',
      art.lit(poplar),
      art.half('#c9792c', 0.3),
    );
    const houseboat = (x: number, s: number) => {
      art.fill(art.lit('#b97a48'), `M${x} 440h${int(150 * s)}v-30h-${int(150 * s)}z`);
      art.fill(
        art.shaded(wood, 0.25),
        `M${x - 8} 440h${int(150 * s + 16)}l-8 14H${x}zM${x - 6} 412l14-16h${int(150 * s - 16)}l14 16z`,
      );
      art.line(
        art.lamps === 'lit' ? art.tones.lamp : art.shaded(wood, 0.4),
        12,
        `M${x + 10} 426H${int(x + 150 * s - 6)}`,
        'stroke-dasharray="9 11"',
      );
    };
    houseboat(206, 1);
    houseboat(640, 1.1);
    houseboat(828, 0.9);
    water(art, 448);
    art.rect('#fff', 0, 446, 1200, 3, 'opacity=".6"');
    art.fill(
      art.shaded(hill, 0.2),
      'M0 450h1200c-60 20-200 30-330 26-200-6-300 14-470 8C250 480 90 492 0 476z',
      'opacity=".35"',
    );
    ripples(art, 462, 780, '#eafaf4', 24, 0.5);
    ripples(art, 470, 780, art.shaded('#1b8aa0', 0.3), 18, 0.35);
    glitter(art, 318, 452, 640, 40, 130, '#fffbe6', 0.7, 10);
    art.draws('subject');
    defineShikara(art, 'k');
    art.group('opacity=".28"', () => {
      art.use('k', 690, 594, 1, -0.7);
    });
    art.use('k', 690, 610);
    art.line(
      '#eafaf4',
      5,
      'M400 622h150M590 636h260M900 622h120M520 656h120M760 664h150',
      'stroke-linecap="round" opacity=".75"',
    );
    lamps(art, '552 476 6, 746 476 6, 60 442 4, 500 442 4, 1010 442 4, 1110 442 4, 830 332 3, 870 322 3');
    art.draws('setting');
    art.define('o', () => {
      art.ellipse(art.half('#3a9a6c', 0.4), 0, 0, 44, 11);
      art.fill(art.lit('#ff9cba'), 'M-22-6q-4-16 6-20q4-10 16-14q12 4 16 14q10 4 6 20q-22 8-44 0z');
      art.fill(art.lit('#ff6f9c'), 'M-8-2q-8-24 8-36q16 12 8 36z');
    });
    art.define('z', () => {
      art.fill(art.half('#3a9a6c', 0.35), 'M-46 0q4-12 46-12t46 12q-4 12-46 12l-6-12-12 11q-26-3-28-11z');
    });
    for (const [i, x, y, k] of [
      ['z', 170, 640, 0.9],
      ['o', 250, 664, 1],
      ['z', 330, 688, 1.1],
      ['z', 110, 690, 1.2],
      ['o', 150, 736, 1.3],
      ['z', 280, 744, 1.5],
      ['z', 1010, 700, 1.1],
      ['o', 1090, 676, 0.9],
      ['z', 1150, 730, 1.5],
      ['o', 980, 756, 1.2],
      ['z', 430, 764, 1.4],
    ] as const) {
      art.use(i, x, y, k);
    }
    art.draws('subject');
    chinarBranch(art);
  },
);
