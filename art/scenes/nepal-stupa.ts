import { prayerFlags } from '#pieces/motifs.ts';
import { each, int, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { archRow } from '#pieces/buildings.ts';
import { hills, massif, ridge } from '#pieces/mountains.ts';
import { birds, cloud, lamps, sky, stars } from '#pieces/sky.ts';
import { defineScene } from '#canvas/scene.ts';

export const nepalStupa = defineScene(
  {
    title: 'Nepal: the all-seeing stupa strung with prayer flags below the Himalaya',
    timeOfDay: 'noon',
    dark: 'night',
    hero: { top: 70, height: 650 },
    seed: 171,
    tones: {
      noon: {
        sky: ['#0b4fa0', '#2a7fcb', '#86c3e6', '#e9f2e6'],
        ambient: '#8aa6cf',
        shadow: '#1f3f86',
        haze: '#a9cdea',
        silhouette: '#17265c',
      },
      night: { sky: ['#0b1140', '#1f2a70', '#3d4f98', '#8a86b8'], haze: '#46589a', key: '#a4b4f0' },
    },
  },
  (art) => {
    sky(art, 600);
    stars(art, 70, 330, [600, 260, 60]);
    cloud(art, 180, 190, 1, art.tones.cloud, 0.85);
    cloud(art, 1060, 230, 0.9, art.tones.cloud, 0.8);
    cloud(art, 960, 130, 0.5, art.tones.cloud, 0.6);
    massif(
      art,
      points(
        '-60 470, 90 330, 180 430, 320 280, 440 410, 560 330, 700 420, 860 290, 960 400, 1090 260, 1260 470',
      ),
      {
        snow: art.lit('#ffffff'),
        shade: art.shaded('#eef6ff', 0.06),
        rock: art.far('#8fa3c8', 0.3),
        snowline: 0.6,
        base: 600,
        jag: 0.2,
      },
    );
    ridge(art, points('-20 500, 200 470, 400 510, 800 510, 1000 470, 1220 500'), art.far('#4f8a7a', 0.3), {
      jag: 0.08,
      base: 690,
    });
    const brick = art.lit('#c8643f');
    const brickDark = art.shaded('#c8643f', 0.25);
    const roof = art.lit('#8f4f3a');
    const windows = art.opening('#4a2a3a', 0.4);
    each('-20 470 110, 92 490 90, 1020 486 96, 1118 466 110', (x, y, w) => {
      art.rect(brick, x, y, w, 160);
      art.rect(brickDark, x + w * 0.68, y, w * 0.32, 160);
      art.fill(roof, `M${x - 10} ${y}l14-22h${w - 8}l14 22z`);
      art.line(
        windows,
        22,
        `M${x + 14} ${y + 40}h${w - 26}M${x + 14} ${y + 90}h${w - 26}`,
        'stroke-dasharray="14 16"',
      );
    });
    const white = art.lit('#ffffff');
    const whiteShade = art.shaded('#ffffff', 0.02);
    const gold = art.shining('#ffc02e');
    const goldDark = art.timeOfDay === 'night' ? '#d9861e' : art.shaded('#ffae1e', 0.12);
    const terrace = (y: number, w: number, h: number) => {
      art.fill(white, `M${600 - w} ${y}v${-h}h${w * 2}v${h}z`);
      art.fill(whiteShade, `M${int(600 + w * 0.4)} ${y}v${-h}H${600 + w}v${h}z`);
      art.rect(gold, 600 - w - 6, y - h - 6, w * 2 + 12, 9);
    };
    art.draws('subject');
    terrace(656, 520, 60);
    terrace(596, 420, 44);
    terrace(552, 330, 36);
    archRow(art, 106, 640, 26, 32, 26, 19, art.opening('#b8442f', 0.2), 0.5);
    art.line(gold, 5, 'M106 640h968', 'opacity=".6"');
    // dome with saffron garland arcs
    art.fill(white, 'M320 518C316 396 430 312 600 312S884 396 880 518z');
    art.fill(whiteShade, 'M600 312C770 312 884 396 880 518H720C752 420 700 340 600 312z');
    art.line(
      art.shining('#f08a1e'),
      9,
      'M350 446Q404 496 470 442Q540 500 600 448Q660 500 730 442Q796 496 850 446',
      'stroke-linecap="round" opacity=".9"',
    );
    // harmika with eyes
    art.rect(gold, 530, 244, 140, 78);
    art.rect(goldDark, 634, 244, 36, 78);
    art.rect(art.lit('#c8322b'), 520, 236, 160, 12);
    art.rect(art.lit('#c8322b'), 524, 318, 152, 8);
    art.fill('#fff', 'M542 282q22-22 48 2q-24 8-48-2zM658 282q-22-22-48 2q24 8 48-2z');
    art.fill(art.tones.silhouette, 'M538 276q26-24 54 0q-28-12-54 0zM662 276q-26-24-54 0q28-12 54 0z');
    art.circle('#2a5fc0', 567, 280, 6);
    art.circle('#2a5fc0', 633, 280, 6);
    art.line(art.tones.silhouette, 3, 'M600 290q-9 6-1 13t8-3', 'stroke-linecap="round"');
    art.circle(art.lit('#c8322b'), 600, 266, 4);
    let a = '';
    let b = '';
    for (let i = 0; i < 10; i++) {
      const w = 58 - i * 5;
      const y = 236 - i * 9;
      a += `M${600 - w} ${y}v-7h${w * 2}v7z`;
      b += `M${int(600 + w * 0.4)} ${y}v-7h${int(w * 0.6)}v7z`;
    }
    art.fill(gold, a);
    art.fill(goldDark, b);
    art.fill(gold, 'M580 146h40l8-10h-56zM590 136l10-34 10 34z');
    art.line(gold, 5, 'M600 110V88');
    const cords =
      '600 112 40 470 70 12.6 12, 600 112 250 560 50 10.6 10, 600 112 1160 470 70 12.6 12, 600 112 950 560 50 10.6 10';
    prayerFlags(art, cords, 'l22 4-3 25-19-4z', 11, 'opacity=".7"');
    lamps(
      art,
      '200 586 4, 280 586 4, 360 546 4, 440 546 4, 520 546 4, 600 546 4, 680 546 4, 760 546 4, 840 546 4, 920 586 4, 1000 586 4, 600 228 5',
    );
    art.draws('setting');
    hills(art, points('-20 656, 600 652, 1220 656'), art.lit('#f0d6ac'));
    art.fill(art.shaded('#f0d6ac', 0.06), 'M120 660H1200v40C900 690 400 690 120 660z', 'opacity=".55"');
    art.line(
      art.half('#f0d6ac', 0.35),
      4,
      'M0 720h1200M0 764h1200M200 660l-80 140M420 660l-50 140M640 660l10 140M860 660l70 140M1060 660l120 140',
      'opacity=".6"',
    );
    const shadow = `fill="${art.tones.shadow}" opacity=".3"`;
    // a person; `fill` colours the dress
    art.definition(
      `<g id="p"><path ${shadow} d="M-14 3h76l-10-7h-58z"/><path d="M-15 0l5-42q1-16 10-16t10 16l5 42z"/><circle cy="-67" r="9" fill="${art.tones.silhouette}"/></g>`,
    );
    for (const [x, y, k, dress] of [
      [180, 716, 1.1, '#1f7a6a'],
      [340, 706, 1, '#2c3f7c'],
      [372, 712, 1.05, '#e0356a'],
      [800, 700, 0.95, '#2c3f7c'],
      [1010, 720, 1.15, '#7a3f9a'],
      [1046, 716, 0.85, '#f0a020'],
    ] as const)
      art.use('p', x, y, k, k, `fill="${art.lit(dress)}"`);
    each('560 716, 600 722, 880 730', (x, y) => {
      art.use('p', x, y, 1.2, 1.2, `fill="${art.lit('#a8233f')}"`);
      art.fill(art.lit('#ffc02e'), `M${x - 10} ${y - 62}q10 30 20 20l4 26z`);
    });
    birds(art, table('420 180 17, 462 156 13, 386 214 12, 790 186 15, 836 214 12'), '#fff');
    art.line(
      art.tones.silhouette,
      7,
      'M250 752h0M280 760h0M312 750h0M700 756h0M730 766h0M760 752h0M470 770h0',
      'stroke-linecap="round"',
    );
  },
);
