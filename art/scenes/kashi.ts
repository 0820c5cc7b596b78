import { each, int, seededRandom, table } from '#canvas/numbers.ts';
import { archRow, chhatri, merlons, shikhara } from '#pieces/buildings.ts';
import { birds, disc, lamps, rays, sky, stars, streaks } from '#pieces/sky.ts';
import { glitter, ripples, water } from '#pieces/water.ts';
import { defineScene } from '#canvas/scene.ts';

export const kashi = defineScene(
  {
    title: 'Kashi: temple spires and steps above the Ganga at first light',
    timeOfDay: 'dawn',
    dark: 'night',
    hero: { top: 140, height: 570 },
    seed: 23,
    grain: 0.07,
    tones: {
      dawn: {
        sky: ['#7d86bd', '#d596b4', '#fba57c', '#ffdc8f'],
        shadow: '#54305f',
        haze: '#f2a58d',
        silhouette: '#351a45',
        water: ['#ffc283', '#80528a'],
      },
      night: {
        sky: ['#0b0f38', '#241f62', '#54408a', '#a0668e'],
        water: ['#7a5a8e', '#100f40'],
        key: '#d8b8c8',
        ambient: '#5a4f9a',
        shadow: '#160f42',
        haze: '#5a4a92',
        glow: '#d0b0d8',
        lamp: '#ffc95a',
        wash: '#3a3a9a',
        silhouette: '#0a0828',
      },
    },
  },
  (art) => {
    const stone = '#e7a873';
    const red = '#d06a4a';
    const bright = art.lit(stone);
    const middle = art.half(stone, 0.5);
    const dark = art.shaded(stone, 0.25);
    sky(art, 560);
    rays(art, 440, 296, 13, 1000, 0.1);
    const risen = disc(art, 440, 296, 112, [1.55, 2.3, 3.3]);
    stars(art, 36, 300, risen);
    streaks(art, table('40 196 170, 230 164 90, 900 190 180, 1060 222 110, 660 140 70'), '#fff', 9, 0.35);
    const hazy = art.far(stone, 0.62);
    const random = seededRandom(5);
    let houses = 'M0 560V430';
    for (let right = 0; right < 1200;) {
      const width = int(40 + random() * 60);
      houses += `V${int(366 + random() * 56)}h${width}`;
      right += width;
    }
    art.fill(hazy, `${houses}V560z`);
    each('120 130 50, 1030 160 56, 1130 110 44', (cx, h, w) => {
      shikhara(art, cx, 400, w, h, hazy, hazy);
    });
    const flag = art.lit('#e8345c', 0.8);
    art.define('t', () => {
      shikhara(art, 0, 0, 90, 205, bright, dark, { flag });
      art.line(dark, 3, 'M-26-10c2-66 10-110 20-150', 'opacity=".5"');
    });
    art.draws('subject');
    art.use('t', 852, 424, 0.9);
    art.use('t', 600, 424);
    art.use('t', 724, 434, 1.36);
    art.use('t', 660, 434, 0.6, 0.72);
    art.use('t', 790, 434, 0.6, 0.72);
    art.draws('setting');
    const redBright = art.lit(red);
    const redDark = art.shaded(red, 0.3);
    const opening = art.opening('#5a2a4a', 0.6);
    const palace = (x: number, y: number, w: number, color: string, shade: string, cols: number) => {
      art.rect(color, x, y, w, 540 - y);
      art.rect(shade, x + w * 0.7, y, w * 0.3, 540 - y);
      art.rect(shade, x - 6, y + 24, w + 12, 7);
      archRow(art, x + 14, y + 74, (w - 28) / cols - 9, 40, 9, cols, opening);
      merlons(art, x - 4, x + w + 2, y, color, 11, 16);
    };
    palace(384, 400, 86, redBright, redDark, 2);
    palace(60, 350, 190, redBright, redDark, 5);
    palace(252, 380, 130, bright, dark, 3);
    palace(470, 404, 120, bright, dark, 3);
    palace(868, 396, 66, redBright, redDark, 1);
    palace(930, 356, 210, bright, dark, 5);
    palace(1142, 384, 90, redBright, redDark, 2);
    palace(-30, 392, 90, bright, dark, 2);
    palace(590, 414, 280, middle, dark, 7);
    art.define('c', () => {
      chhatri(art, 0, 0, 54, 66, bright, dark);
    });
    each('92 344, 218 344, 960 350, 1110 350, 317 374', (cx, y) => {
      art.use('c', cx, y);
    });
    // steps
    art.rect(art.lit('#f3c48d'), 0, 486, 1200, 120);
    art.line(art.half('#e39a6c', 0.6), 13, 'M0 505h1200M0 531h1200M0 557h1200M0 583h1200');
    art.fill(art.shaded('#e39a6c', 0.2), 'M384 486h60l-60 118h-60zM868 486h50l40 118h-60z', 'opacity=".55"');
    each('150 120, 520 150, 980 130', (px, w) => {
      art.rect(art.shaded(red, 0.2), px, 550, w, 52);
      art.rect(art.lit('#f6cf9c'), px - 8, 542, w + 16, 12);
    });
    const umbrella = (id: string, c: string) => {
      art.define(id, () => {
        art.line(art.tones.silhouette, 4, 'M0 0v74');
        art.fill(c, 'M-50 12Q-30-26 0-30Q30-26 50 12q-12-9-25 0q-12-9-25 0q-12-9-25 0q-12-9-25 0z');
      });
    };
    umbrella('u', art.lit('#f2b24a'));
    umbrella('v', flag);
    for (const [i, x, y, k] of [
      ['u', 186, 490, 0.92],
      ['v', 246, 508, 0.66],
      ['u', 426, 524, 0.6],
      ['u', 560, 484, 1.04],
      ['v', 640, 502, 0.84],
      ['u', 776, 516, 0.7],
      ['u', 1040, 488, 0.96],
    ] as const) {
      art.use(i, x, y, k);
    }
    if (art.timeOfDay === 'night')
      art.line(
        art.tones.lamp,
        8,
        'M4 496h1200M10 522h1200M4 548h1200M10 574h1200M4 600h1200',
        'stroke-dasharray="0 20" stroke-linecap="round"',
      );
    water(art, 602);
    art.rect(art.half(red, 0.7), 0, 602, 1200, 7, 'opacity=".6"');
    art.fill(
      art.tones.shadow,
      'M690 610h70l-8 34h-10l-8 34-9 30-9-30-8-34h-10zM572 610h56l-8 26-8 34-12 20-12-20-8-34zM826 610h52l-8 26-8 30-10 16-10-16-8-30z',
      'opacity=".2"',
    );
    ripples(art, 616, 790, art.tones.shadow, 22, 0.28);
    ripples(art, 612, 780, '#ffe2ad', 16, 0.6);
    glitter(art, 440, 614, 790, 130, 320, '#fff0c4', 0.85, 12);
    art.define('b', () => {
      art.fill(art.tones.silhouette, 'M0 0q30 34 96 34h90q60 0 92-42q-60 18-130 16q-90 2-148-8z');
      art.fill(flag, 'M20 9q60 10 130 8q70 2 112-12l-6 8q-60 16-112 14q-70 0-118-10z');
    });
    art.define('m', () => {
      art.use('b');
      art.fill(
        art.tones.silhouette,
        'M60 12l4-50q2-12 12-12t12 14l6 50zM136 16q1-34 14-34t14 34zM172 16q1-34 14-34t14 34zM208 16q1-34 14-34t14 34z',
      );
      art.line(art.tones.silhouette, 5, 'M70-30l-84 70');
      art.line(art.tones.silhouette, 17, 'M76-57h0M150-28h0M222-28h0', 'stroke-linecap="round"');
      art.circle(art.lit('#ffb52e'), 186, -28, 9);
      art.fill(art.lit('#fff1d0'), 'M64-60q12-16 24 0z');
    });
    lamps(art, '188 524 5, 248 538 4, 560 522 5, 640 532 5, 1040 524 5, 724 416 5, 852 412 4, 600 412 4');
    art.draws('subject');
    art.use('b', 236, 626, 0.5);
    art.use('m', 946, 640, 0.56);
    art.use('m', 616, 668, 1.02);
    art.draws('setting');
    art.define('d', () => {
      art.ellipse('#ffd66b', 0, 2, 24, 8, 'opacity=".45"');
      art.fill('#fff4c9', 'M0-20q8 12 0 18q-8-6 0-18z');
      art.fill(art.shining('#b8443a'), 'M-12-4h24q-4 10-12 10t-12-10z');
    });
    each('300 700 1, 376 668 0.8, 214 664 0.8, 470 742 1.2, 1060 742 1.2', (x, y, k) => {
      art.use('d', x, y, k);
    });
    birds(art, table('220 300 18, 268 276 15, 180 262 13, 940 268 15, 984 246 12, 1060 150 17'), '#fff8ec');
  },
);
