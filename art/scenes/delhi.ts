import { each, int, table } from '#canvas/numbers.ts';
import { arch, archRow, chhatri, dome } from '#pieces/buildings.ts';
import { crown } from '#pieces/plants.ts';
import { birds, disc, lamps, sky, stars } from '#pieces/sky.ts';
import { defineScene } from '#canvas/scene.ts';

export const delhi = defineScene(
  {
    title: 'Delhi: a red and white Mughal garden tomb seen through a cusped arch',
    timeOfDay: 'noon',
    dark: 'night',
    hero: { top: 50, height: 590 },
    seed: 71,
    tones: {
      noon: {
        sky: ['#f2a93b', '#ffc85a', '#ffe08f', '#fff1c9'],
        disc: '#ff7d4d',
        glow: '#fff6d2',
        key: '#fff4dc',
        ambient: '#9a7f9a',
        shadow: '#5a2350',
        haze: '#ffd98c',
        silhouette: '#471a3c',
        water: ['#ffe6a6', '#4c9fa3'],
        tint: [0.02, -0.01],
      },
      night: {
        sky: ['#0a1440', '#1a2f6e', '#2f5a92', '#6c9ab8'],
        key: '#98b0ea',
        haze: '#3f6a9a',
        glow: '#b4d0ec',
        silhouette: '#070a26',
        lamp: '#ffc257',
      },
    },
  },
  (art) => {
    const red = '#cf4f35';
    const marble = '#fff6e6';
    const leaf = '#3e8f55';
    const bright = art.lit(red);
    const dark = art.shaded(red, 0.25);
    const middle = art.half(red, 0.45);
    const white = art.lit(marble);
    const whiteDark = art.shaded(marble, 0.18);
    const opening = art.opening('#6d2136', 0.45);
    sky(art, 600);
    stars(art, 34, 330, disc(art, 600, 296, 150, [1.4, 1.95, 2.7], 0.24));
    birds(
      art,
      table('318 250 18, 362 226 14, 282 222 12, 860 214 16, 906 240 12, 830 180 11'),
      art.half('#2f8f5a', 0.4),
    );
    each('250 520 110 74, 960 520 116 78, 350 540 80 60, 860 540 80 60', (x, y, rx, ry) => {
      crown(art, x, y, rx, ry, art.far(leaf, 0.4), 11);
    });
    art.draws('subject');
    art.rect(middle, 250, 508, 700, 62);
    art.rect(bright, 240, 500, 720, 12);
    archRow(art, 262, 570, 26, 44, 12, 18, opening, 0.5);
    art.rect(bright, 336, 350, 528, 150);
    art.rect(dark, 780, 350, 84, 150);
    art.rect(white, 336, 344, 528, 8);
    art.rect(bright, 500, 306, 200, 194);
    art.rect(white, 492, 300, 216, 8);
    art.rect(white, 514, 320, 172, 180);
    art.rect(bright, 522, 328, 156, 172);
    arch(art, 540, 500, 120, 156, opening, 0.5);
    arch(art, 556, 500, 88, 118, art.shaded('#6d2136', 0.7), 0.5);
    art.rect(white, 588, 470, 24, 30, 'opacity=".25"');
    for (const x of [352, 728]) {
      art.rect(white, x, 366, 120, 134);
      art.rect(x > 600 ? middle : bright, x + 7, 373, 106, 127);
      arch(art, x + 22, 500, 76, 112, opening, 0.5);
    }
    art.line(
      white,
      3,
      'M484 352v148M716 352v148M336 430h16M472 430h28M700 430h28M848 430h16',
      'opacity=".8"',
    );
    for (const x of [350, 846]) {
      art.rect(x > 600 ? dark : bright, x - 14, 340, 28, 12);
    }
    art.rect(bright, 526, 272, 148, 34);
    art.rect(dark, 630, 272, 44, 34);
    art.rect(white, 518, 266, 164, 8);
    archRow(art, 536, 304, 14, 24, 9, 6, opening, 0.5);
    dome(art, 600, 268, 176, 158, white, whiteDark, {
      finial: 40,
      bulge: 0.56,
      finialColor: art.lit('#e9b13c'),
    });
    each('410 344 66 84, 790 344 66 84, 478 344 40 54, 722 344 40 54', (x, y, w, h) => {
      chhatri(art, x, y, w, h, bright, dark);
      dome(art, x, y - h * 0.42 - 2, w * 0.86, h * 0.5, white, whiteDark, { finial: 12 });
    });
    for (const x of [344, 856]) {
      art.line(bright, 10, `M${x} 344v-44`);
      dome(art, x, 302, 16, 18, white, '', { finial: 10 });
    }
    art.draws('setting');
    // garden axis
    art.rect(art.lit('#7dbb5b'), 0, 566, 1200, 240);
    art.fill(art.half('#7dbb5b', 0.45), 'M0 566h1200v26H0zM0 660h420l-60 60H0zM1200 660H780l60 60h360z');
    art.draws('subject');
    art.fill(art.lit('#f3cf96'), 'M540 566h120l260 234H280z');
    art.gradient('q', [
      [0, art.tones.water[0]],
      [1, art.tones.water[1]],
    ]);
    art.fill('url(#q)', 'M572 566h56l112 234H460z');
    art.fill(
      white,
      'M562 600h76q4 20 10 34 14 34-6 66-16 26-42 50-26-24-42-50-20-32-6-66 6-14 10-34z',
      'opacity=".45"',
    );
    art.fill(bright, 'M572 566h56l14 34h-84z', 'opacity=".6"');
    art.line(
      '#fff',
      5,
      'M556 640h88M540 690h44M640 712h52M520 760h70M610 770h90',
      'stroke-linecap="round" opacity=".55"',
    );
    const cypressDark = art.shaded('#2f8a4a', 0.12);
    const cypressLit = art.half('#3f9a52', 0.12);
    each('0.62 588 110, 1 634 190, 1.6 720 322', (s, y, dx) => {
      for (const g of [-1, 1]) {
        const x = 600 + g * dx;
        art.fill(
          cypressDark,
          `M${x} ${y}q${int(-44 * s)}-${int(90 * s)} 0-${int(170 * s)}q${int(44 * s)} ${int(90 * s)} 0 ${int(170 * s)}z`,
        );
        art.fill(
          cypressLit,
          `M${x} ${y}q${int(-44 * s)}-${int(90 * s)} 0-${int(170 * s)}q${int(-10 * s)} ${int(90 * s)} 0 ${int(170 * s)}z`,
        );
      }
    });
    art.draws('setting');
    lamps(art, '540 600 5, 660 600 5, 500 680 7, 700 680 7, 440 780 9, 760 780 9');
    // cusped arch frame
    art.fill(
      art.tones.silhouette,
      'M0 0h1200v800h-108V420c0-40 20-50 20-86q-46-4-52-50q-48 2-62-46q-46 8-70-38q-40 14-74-22q-40 20-84-12q-50 14-170-46q-120 60-170 46q-44 32-84 12q-34 36-74 22q-24 46-70 38q-14 48-62 46q-6 46-52 50c0 36 20 46 20 86v380H0z',
    );
    art.line(
      art.shining('#e9b13c'),
      5,
      'M92 800V420c0-40-20-50-20-100q44 0 56-50q46-2 58-46q46 6 70-38q40 14 72-20q40 16 86-14q60 10 186-52q126 62 186 52q46 30 86 14q32 34 72 20q24 44 70 38q12 44 58 46q12 50 56 50c0 50-20 60-20 100v380',
      'opacity=".9"',
    );
  },
);
