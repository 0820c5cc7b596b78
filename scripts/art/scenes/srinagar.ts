import { chinarBranch } from '#scripts/art/subjects/chinar-branch.ts';
import { defineShikara } from '#scripts/art/subjects/shikara.ts';
import { each, int, table } from '#scripts/art/canvas/numbers.ts';
import { points } from '#scripts/art/canvas/path.ts';
import { hills, ridge } from '#scripts/art/pieces/land.ts';
import { massif } from '#scripts/art/pieces/massif.ts';
import { disc, sky, streaks } from '#scripts/art/pieces/sky.ts';
import { glitter, ripples, water } from '#scripts/art/pieces/water.ts';
import { defineScene } from '#scripts/art/canvas/scene.ts';

export const srinagar = defineScene(
  {
    title: 'Srinagar: a shikara on Dal Lake under chinar leaves, snow on the Pir Panjal',
    timeOfDay: 'noon',
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
    // hill fort on the ridge
    art.fill(art.half('#d8c3a0', 0.3), 'M812 344v-26h14v-14h22v10h30v-16h20v20h18v26z');
    art.fill(art.shaded('#d8c3a0', 0.2), 'M848 344v-30h12v30zM898 344v-46h10v46z');
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
        art.shaded(wood, 0.4),
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
    // lotus pads
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
    chinarBranch(art);
  },
);
