import { each, int, seededRandom } from '#canvas/numbers.ts';
import { clump, defineClump } from '#pieces/plants.ts';
import { definePalm, palm } from '#pieces/palm.ts';
import { disc, lamps, sky, stars } from '#pieces/sky.ts';
import { ripples, water } from '#pieces/water.ts';
import { defineScene } from '#canvas/scene.ts';

export const malaysia = defineScene(
  {
    title: 'Malaysia: twin towers and a sky bridge framed by rainforest under the moon',
    timeOfDay: 'night',
    light: 'dusk',
    dark: 'night',
    hero: { top: 80, height: 620 },
    seed: 151,
    tones: {
      night: {
        wash: undefined,
        sky: ['#04283c', '#0a4a5c', '#2b8a86', '#d9d79a'],
        haze: '#3d8f8c',
        shadow: '#04283c',
        ambient: '#3d7f90',
        key: '#d6f0ea',
        silhouette: '#031d2b',
        glow: '#c9f0dc',
        disc: '#fff8dc',
        water: ['#7fb9a0', '#042c40'],
        lamp: '#ffd266',
      },
      dusk: {
        sky: ['#2b2f78', '#7f4a94', '#f07f8c', '#ffd0a0'],
        water: ['#f7a79a', '#2c2a6a'],
        haze: '#b9789c',
        shadow: '#2a1f5a',
        ambient: '#7f68a0',
        key: '#ffd4b0',
        silhouette: '#170f3a',
        glow: '#ffc4a0',
        disc: '#fff0c8',
      },
    },
  },
  (art) => {
    sky(art, 620);
    const moon = disc(art, 600, 290, 100, [1.5, 2.2, 3.2, 4.6], 0.13);
    stars(art, 56, 330, moon);
    const r = seededRandom(37);
    const skyline = (
      y: number,
      h0: number,
      h1: number,
      c: string,
      c2: string,
      windows: 'lit' | 'dark' = 'dark',
    ) => {
      let a = '';
      let b = '';
      let w = '';
      let x = -10;
      while (x < 1210) {
        const q = int(34 + r() * 44);
        const k = Math.abs(x + q / 2 - 600) / 600;
        const h = int((h0 + r() * (h1 - h0)) * (0.6 + k * 0.5));
        a += `M${x} ${y}v-${h}h${q}v${h}z`;
        b += `M${int(x + q * 0.64)} ${y}v-${h}h${int(q * 0.36)}v${h}z`;
        if (windows === 'lit') for (let i = 7; i < q * 0.58; i += 10) w += `M${x + i} ${y - h + 14}V${y}`;
        x += q + 2;
      }
      art.fill(c, a);
      art.fill(c2, b);
      if (w) art.line(art.tones.lamp, 4, w, 'stroke-dasharray="4 9 4 22" opacity=".5"');
    };
    skyline(610, 90, 210, art.far('#3d8a92', 0.55), art.far('#2f7a88', 0.4));
    skyline(624, 50, 150, art.half('#2f7a88', 0.6), art.shaded('#2f7a88', 0.3), 'lit');
    art.rect(art.tones.silhouette, 0, 622, 1200, 18);
    const bright = art.lit('#d9f2ee');
    const middle = art.lit('#8fc4c9');
    const dark = art.shaded('#6aa9b4', 0.2);
    art.draws('subject');
    art.define('t', () => {
      const tier = (y0: number, y1: number, w: number) => {
        art.fill(middle, `M${-w} ${y0}V${y1}h${w * 2}V${y0}z`);
        art.fill(bright, `M${int(-w * 0.82)} ${y0}V${y1}h${int(w * 0.5)}V${y0}z`);
        art.fill(dark, `M${int(w * 0.34)} ${y0}V${y1}H${w}V${y0}z`);
      };
      tier(640, 300, 66);
      tier(300, 236, 58);
      tier(236, 188, 48);
      tier(188, 152, 36);
      tier(152, 124, 24);
      art.fill(middle, 'M-16 124L-9 92H9L16 124z');
      art.fill(dark, 'M4 124V92h5l7 32z');
      art.line(bright, 4, 'M0 92V18');
      art.circle(bright, 0, 62, 9);
      art.line(dark, 4, 'M-70 300H70M-62 236H62M-52 188H52M-40 152H40');
      art.line(
        art.tones.lamp,
        26,
        'M-40 634V306M0 634V306M40 634V306',
        'stroke-dasharray="3 11" opacity=".75"',
      );
      art.line(
        art.tones.lamp,
        20,
        'M-34 296V240M0 296V192M32 296V240M-16 186V128M16 186V128',
        'stroke-dasharray="3 9" opacity=".7"',
      );
    });
    art.use('t', 466, 92, 0.92, 0.86);
    art.use('t', 734, 92, 0.92, 0.86);
    art.fill(middle, 'M520 424h160v22H520z');
    art.fill(dark, 'M520 438h160v8H520z');
    art.line(art.tones.lamp, 5, 'M528 432h144', 'stroke-dasharray="8 8"');
    art.line(middle, 7, 'M600 446L524 540M600 446L676 540');
    art.fill(middle, 'M360 640h480v-34H360z');
    art.fill(dark, 'M620 640h220v-34H620z');
    art.line(art.tones.lamp, 10, 'M372 624h456', 'stroke-dasharray="12 10" opacity=".8"');
    art.draws('setting');
    water(art, 636);
    ripples(art, 650, 790, '#d9f2dc', 36, 0.4);
    ripples(art, 646, 790, art.tones.silhouette, 22, 0.4);
    art.draws('subject');
    art.fill(bright, 'M400 640h110l-20 120h-70zM690 640h110l-20 120h-70z', 'opacity=".16"');
    art.fill(art.tones.lamp, 'M440 640h30v130h-30zM730 640h30v130h-30z', 'opacity=".22"');
    art.line(
      '#e9fff6',
      4,
      'M540 664q0-70-18-70t-18 70M600 668q0-110 0-110M660 664q0-70 18-70t18 70M570 666q0-90-10-90t-12 90M630 666q0-90 10-90t12 90',
      'opacity=".75" stroke-linecap="round"',
    );
    art.draws('setting');
    lamps(art, '200 634 5, 320 632 5, 880 632 5, 1000 634 5');
    defineClump(art);
    const g1 = art.tones.silhouette;
    const g2 = art.shaded('#1f7a5a', 0.45);
    const g3 = art.half('#1f7a5a', 0.85);
    for (const [x, y, a, b, c] of [
      [130, 650, 130, 60, g3],
      [1080, 650, 140, 64, g3],
      [20, 640, 120, 90, g2],
      [230, 690, 120, 50, g2],
      [1190, 630, 120, 100, g2],
      [970, 694, 120, 48, g2],
    ] as const) {
      clump(art, x, y, a, b, c);
    }
    definePalm(art, g1, g2, 'n');
    palm(art, 70, 800, 470, 40, g1, '', 'n', 2, 0.8);
    palm(art, 150, 800, 330, 60, g1, '', 'n', 1.6, 0.8);
    palm(art, 1130, 800, 500, -50, g1, '', 'n', 2.1, 0.8);
    palm(art, 1060, 800, 320, -40, g1, '', 'n', 1.5, 0.8);
    clump(art, 60, 800, 170, 80, g1);
    clump(art, 270, 820, 150, 64, g1);
    clump(art, 1130, 800, 190, 84, g1);
    clump(art, 930, 824, 140, 56, g1);
    // hibiscus
    art.define('f', () => {
      art.fill(
        art.lit('#e8315f'),
        'M0 0q-34-6-30-34q26-4 30 34q-12-34 16-42q16 20-16 42q30-20 46 2q-12 24-46-2q34 12 24 38q-26 6-24-38q2 34-26 38q-16-22 26-38z',
      );
      art.line('#ffd266', 4, 'M0 0l20-22', 'stroke-linecap="round"');
    });
    each('180 730 1, 90 760 1.3, 320 768 1.1, 1050 748 1.2, 1150 730 1, 900 784 1', (x, y, k) => {
      art.use('f', x, y, k);
    });
  },
);
