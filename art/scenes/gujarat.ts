import { each, px, seededRandom } from '#canvas/numbers.ts';
import { mix } from '#canvas/color.ts';
import { type Point, points, polygon } from '#canvas/path.ts';
import { camelPath } from '#pieces/motifs.ts';
import { ridge } from '#pieces/mountains.ts';
import { disc, lamps, sky, stars } from '#pieces/sky.ts';
import { glitter } from '#pieces/water.ts';
import { defineScene } from '#canvas/scene.ts';

export const gujarat = defineScene(
  {
    title: 'Gujarat: full moon over the white Rann, painted mud huts and a camel cart',
    timeOfDay: 'night',
    light: 'dawn',
    dark: 'night',
    hero: { top: 120, height: 580 },
    seed: 81,
    tones: {
      night: {
        wash: undefined,
        sky: ['#10123f', '#2a2670', '#59499a', '#a583b8'],
        haze: '#7a67ae',
        shadow: '#15124a',
        key: '#c9d2ff',
        ambient: '#5a5aa4',
        disc: '#fff6df',
        glow: '#d9c6ff',
        silhouette: '#0e0b33',
      },
      dawn: {
        sky: ['#7fb2d8', '#c3d3e8', '#ffdccb', '#fff0cf'],
        haze: '#e9cfd0',
        shadow: '#5a4f8a',
        key: '#ffe9d2',
        ambient: '#a593bd',
        disc: '#fffdf0',
        glow: '#ffffff',
        silhouette: '#33265c',
      },
    },
  },
  (art) => {
    const mud = '#d98a5a';
    sky(art, 470);
    const moon = disc(art, 610, 262, 118, [1.45, 2.05, 2.9], 0.16);
    art.draws('subject');
    if (art.timeOfDay === 'night')
      each('574 232 20, 650 296 30, 592 312 12, 656 218 12', (x, y, r) => {
        art.circle('#ecdcc0', x, y, r, 'opacity=".45"');
      });
    art.draws('setting');
    stars(art, 80, 360, moon);
    ridge(
      art,
      points('-20 448, 180 420, 360 446, 560 440, 820 452, 1000 424, 1220 446'),
      art.far('#6b5a86', 0.35),
      { jag: 0.06, base: 480 },
    );
    const salt = art.timeOfDay === 'night' ? '#8f93d6' : art.half('#fff8f4', 0.3);
    art.gradient('g', [
      [0, mix(salt, art.tones.haze, 0.45)],
      [0.25, mix(salt, '#ffffff', 0.62)],
      [1, salt],
    ]);
    art.fill('url(#g)', 'M0 456h1200v344H0z');
    const random = seededRandom(9);
    const rows = [468, 484, 506, 538, 584, 650, 740, 860];
    let d = '';
    for (const [i, y] of rows.entries()) {
      const next = rows[i + 1];
      const step = 36 * 1.55 ** i * 0.72;
      const off = ((i % 2) * step) / 2;
      const up = (y - (rows[i - 1] ?? 460)) * 0.26;
      const crack: Point[] = [];
      for (let at = -step * 2 + off; at < 1200 + step * 2; at += step) {
        const x = at + 10;
        crack.push(
          [x, y - up + (random() - 0.5) * up * 0.6],
          [x + step / 2, y + up + (random() - 0.5) * up * 0.6],
        );
        if (next !== undefined)
          d += `M${px(x + step / 2)} ${px(y + up)}l${px((random() - 0.5) * step * 0.2)} ${px((next - y) * 0.62)}`;
      }
      if (next !== undefined)
        d += polygon(
          crack.filter(([x]) => x > -60 && x < 1260),
          'open',
        );
    }
    art.line('#ffffff', 4, d, 'opacity=".55" stroke-linejoin="round"');
    glitter(art, 610, 470, 740, 150, 420, '#fff8e6', 0.5, 12);
    const bright = art.lit('#f0a070');
    const dark = art.shaded(mud, 0.35);
    const thatch = art.lit('#c8935a');
    const thatchDark = art.shaded('#c8935a', 0.3);
    const whitewash = '#fbeee6';
    const rani = art.lit('#f0317c');
    const teal = art.lit('#38c0b4');
    art.define('h', () => {
      art.fill(bright, 'M-92 0v-84h184v84z');
      art.fill(dark, 'M34-84h58v84H34z');
      art.fill(thatch, 'M-124-78L0-196 124-78Q60-66 0-66T-124-78z');
      art.fill(thatchDark, 'M0-196L124-78Q80-68 36-67z');
      art.line(thatchDark, 3, 'M-18-178l-62 98M-6-184l-24 112', 'opacity=".6"');
      art.fill(art.shaded('#3a1b3d', 0.4), 'M-26 0v-44q0-16 26-16t26 16v44z');
      art.line(whitewash, 4, 'M-92-14h62M30-14h62M-92-60h56M36-60h56M-33 0v-46q0-22 33-22t33 22v46');
      art.line(rani, 8, 'M-84-48h50M40-48h50', 'stroke-dasharray="8 8"');
      art.line(teal, 8, 'M-84-28h50M40-28h50', 'stroke-dasharray="0 14" stroke-linecap="round"');
      art.fill(art.opening('#6a2f4a', 0.5), 'M-18 0v-40q0-12 18-12t18 12v40z', 'opacity=".85"');
    });
    const pool = art.timeOfDay === 'night' ? art.tones.lamp : art.tones.shadow;
    art.draws('subject');
    each('1020 594 150 14, 848 563 104 9, 1150 646 190 18', (x, y, rx, ry) => {
      art.ellipse(pool, x, y, rx, ry, 'opacity=".3"');
    });
    art.use('h', 1020, 590, 1.15);
    art.use('h', 848, 560, 0.82);
    art.use('h', 1168, 640, 1.5);
    art.define('m', () => {
      art.fill(art.tones.silhouette, camelPath);
      art.fill(rani, 'M52 46q18-34 36 0l4 14H48z');
      art.line(whitewash, 3, 'M52 54h38', 'stroke-dasharray="4 4"');
    });
    art.use('m', 150, 520, 1.3);
    art.line(art.tones.silhouette, 6, 'M262 588l76 6');
    art.fill(art.tones.silhouette, 'M330 590h170l-12 22H344z');
    art.circle(art.tones.silhouette, 420, 632, 36);
    art.circle(mix(salt, '#ffffff', 0.45), 420, 632, 24);
    art.line(art.tones.silhouette, 5, 'M420 600v64M388 632h64M398 609l45 46M443 609l-45 46');
    art.fill(art.tones.silhouette, 'M366 590q2-44 18-44t20 44zM414 590q2-50 18-50t20 50z');
    art.fill(rani, 'M372 548q12-26 26 0l6 20h-38z');
    art.circle(art.tones.silhouette, 432, 530, 11);
    art.fill(teal, 'M418 528q14-24 28 0z');
    art.fill(art.tones.silhouette, 'M456 590l4-40q12-14 24 0l6 40z');
    art.circle(art.tones.silhouette, 472, 538, 10);
    art.fill(art.lit('#ffc53a'), 'M460 536q12-20 24 0l4 22h-32z');
    art.fill(
      mix(salt, art.tones.shadow, 0.5),
      'M160 672h130l20 8H150zM350 668h150l10 8H340z',
      'opacity=".45"',
    );
    lamps(art, '344 612 6, 938 552 5, 1094 560 6, 780 540 4');
  },
);
