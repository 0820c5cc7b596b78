import { at, int, table } from '#canvas/numbers.ts';
import { curve, type Point, points } from '#canvas/path.ts';
import { crown, treeline, tuft } from '#pieces/plants.ts';
import { massif, ridge } from '#pieces/mountains.ts';
import { disc, lamps, sky, streaks } from '#pieces/sky.ts';
import { ripples, water } from '#pieces/water.ts';
import { defineScene } from '#canvas/scene.ts';

export const nepalLake = defineScene(
  {
    title: 'Nepal: painted boats on a still lake under a fishtail peak',
    timeOfDay: 'dawn',
    dark: 'dusk',
    hero: { top: 100, height: 610 },
    seed: 103,
    tones: {
      dawn: {
        sky: ['#4f86c6', '#9db7e2', '#f4c3c4', '#ffe0b8'],
        ambient: '#8f93cc',
        shadow: '#3a3f8a',
        haze: '#c9b8d8',
        water: ['#f0c4c6', '#2b5f96'],
        silhouette: '#1d2a55',
      },
      dusk: {
        sky: ['#23306f', '#6a4f98', '#dd7590', '#ffbe90'],
        water: ['#f09a90', '#26306e'],
        haze: '#a5739f',
        shadow: '#2a2560',
        ambient: '#7a66a4',
        key: '#ffbf94',
        silhouette: '#141640',
        glow: '#ffc9a0',
      },
    },
  },
  (art) => {
    const pine = '#3c7f6a';
    sky(art, 500);
    disc(art, 930, 236, 62, [1.8, 2.8], 0.26);
    streaks(art, table('60 170 180, 190 194 110, 880 130 120, 1010 330 160, 40 330 120'), '#fff', 11, 0.5);
    const snow = art.lit('#ffffff');
    const snowShade = art.shaded('#f4f2ff', 0.06);
    const rock = art.half('#9a90bd', 0.4);
    art.define('m', () => {
      massif(
        art,
        points(
          '-60 470, 70 330, 170 420, 300 300, 430 450, 610 380, 770 450, 900 312, 1000 400, 1120 290, 1260 460',
        ),
        { snow, shade: snowShade, rock, snowline: 0.62, base: 500, jag: 0.2, shadeTo: 'left' },
      );
      // the fishtail: two tops, the sunny side to the right
      art.fill(rock, 'M606 500L590 122l18 36 22-26 40 86 24 22 36 66 36 46 64 148z');
      art.fill(
        art.shaded('#9a90bd', 0.24),
        'M360 500l62-84 26-22 24-46 24-18 36-68 10-24 48-116 10 78-20 50 16 50-12 50 22 70-16 80z',
      );
      art.fill(
        snow,
        'M590 122l18 36 22-26 40 86 24 22 16 30-14 34-20-24-8 66-22-40-8 74-20-52-10 82-24-60 12-50-16-50 20-50z',
      );
      art.fill(snowShade, 'M590 122l10 78-20 50 16 50-12 50-22 44-12-50-20 40-8-56-26 32 8-52 28-46 10-24z');
      ridge(
        art,
        points('-20 440, 140 400, 300 452, 470 470, 620 462, 820 440, 1000 400, 1220 440'),
        art.far(pine, 0.4),
        { jag: 0.1, base: 500 },
      );
      treeline(art, -20, 1220, 480, 44, art.half(pine, 0.7), 18, 500);
    });
    art.use('m');
    water(art, 500);
    art.group('opacity=".34"', () => {
      art.use('m', 0, 1000, 1, -1);
    });
    art.rect('#fff', 0, 499, 1200, 3, 'opacity=".6"');
    ripples(art, 512, 790, '#fff3ec', 36, 0.5);
    ripples(art, 520, 790, art.tones.shadow, 18, 0.22);
    // island pagoda
    const red = art.lit('#c8432e');
    const redDark = art.shaded('#c8432e', 0.3);
    const gold = art.lit('#f0b43a');
    art.draws('subject');
    crown(art, 300, 488, 120, 44, art.half(pine, 0.6), 11);
    crown(art, 220, 500, 70, 26, art.shaded(pine, 0.2), 9);
    crown(art, 390, 502, 70, 24, art.shaded(pine, 0.2), 9);
    art.group('transform="translate(306 476)"', () => {
      art.fill(art.lit('#f3e3cc'), 'M-30 0h60v-40h-60z');
      art.fill(redDark, 'M8 0h22v-40H8z');
      art.fill(redDark, 'M-10 0h20v-26h-20z');
      art.fill(red, 'M-64-36l30-34h68l30 34z');
      art.fill(redDark, 'M6-70h28l30 34H16z');
      art.fill(art.lit('#f3e3cc'), 'M-22-66h44v-20h-44z');
      art.fill(red, 'M-44-84L0-132 44-84z');
      art.fill(redDark, 'M0-132L44-84H14z');
      art.line(gold, 5, 'M0-130v-22');
      art.circle(gold, 0, -154, 5);
    });
    // painted rowing boats
    art.define('b', () => {
      art.fill(art.tones.silhouette, 'M-110-16q60 14 110 14t112-18q-12 42-54 46h-118q-40-6-50-42z');
      art.fill(art.tones.lamp, 'M-110-16q60 14 110 14t112-18l-5 14q-56 18-107 18t-104-12z');
    });
    const boat = (x: number, y: number, k: number, c: string) => {
      art.use('b', x, y, k);
      art.fill(
        art.lit(c),
        `M${int(x - 96 * k)} ${int(y + 8 * k)}q${int(48 * k)} ${int(12 * k)} ${int(96 * k)} ${int(12 * k)}t${int(98 * k)} ${int(-16 * k)}l${int(-14 * k)} ${int(18 * k)}q${int(-20 * k)} ${int(8 * k)} ${int(-40 * k)} ${int(8 * k)}h${int(-100 * k)}q${int(-30 * k)} ${int(-4 * k)} ${int(-40 * k)} ${int(-22 * k)}z`,
      );
    };
    boat(760, 636, 1.2, '#e0356a');
    boat(930, 600, 0.72, '#2f8fd0');
    boat(640, 574, 0.5, '#f0a020');
    art.fill(art.tones.silhouette, 'M724 634q2-58 24-58t24 58zM804 634q0-46 20-46t20 46z');
    art.circle(art.tones.silhouette, 748, 564, 13);
    art.circle(art.tones.silhouette, 824, 578, 11);
    art.line(art.tones.silhouette, 6, 'M752 600l60 60 54 30');
    art.fill(art.lit('#f0b43a'), 'M860 682l32 8-8 16-34-18z');
    art.fill(art.lit('#e0356a'), 'M734 558q14-22 28 0z');
    art.line('#fff3ec', 5, 'M640 676h240M700 694h120M870 626h130', 'stroke-linecap="round" opacity=".7"');
    const flagColors = ['#2f6fd0', '#ffffff', '#e0356a', '#2fa36a', '#f7b928'];
    art.line(art.tones.silhouette, 10, 'M1150 800L1172 40');
    const cord = Array.from({ length: 14 }, (_, i): Point => {
      const t = i / 13;
      return [1172 - 532 * t, 60 - 90 * t + 440 * t * (1 - t)];
    });
    art.line(art.tones.silhouette, 3, curve(cord));
    for (const [i, [x, y]] of cord.slice(1, -1).entries()) {
      const color = at(flagColors, (i + 1) % flagColors.length);
      art.fill(art.lit(color, 0.8), `M${int(x - 17)} ${int(y + 1)}h34l-3 40-15-5-14 6z`);
    }
    lamps(
      art,
      '306 456 5, 290 406 3, 322 406 3, 220 494 4, 390 496 4, 60 490 4, 640 492 4, 1040 490 4, 1120 490 4, 786 606 6',
    );
    art.draws('setting');
    art.fill(
      art.tones.silhouette,
      'M0 760C140 730 260 746 380 800H0zM980 800C1040 744 1120 706 1200 700V800z',
    );
    tuft(art, 80, 760, 90, art.tones.silhouette, 9);
    tuft(art, 210, 770, 60, art.tones.silhouette, 7);
    tuft(art, 1100, 740, 80, art.tones.silhouette, 9);
  },
);
