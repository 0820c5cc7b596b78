import { each, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { arch, archRow, dome, merlons } from '#pieces/buildings.ts';
import { ridge } from '#pieces/mountains.ts';
import { birds, disc, lamps, sky, streaks } from '#pieces/sky.ts';
import { glitter, ripples, water } from '#pieces/water.ts';
import { defineScene } from '#canvas/scene.ts';

export const maharashtra = defineScene(
  {
    title: 'Maharashtra: a harbour gateway at dusk, ferries, and hill forts across the water',
    timeOfDay: 'dusk',
    light: 'dawn',
    dark: 'dusk',
    hero: { top: 130, height: 550 },
    seed: 91,
    tones: {
      dusk: {
        sky: ['#1f3a7a', '#5a4c9e', '#d9648c', '#ffb27a'],
        haze: '#b5698f',
        shadow: '#2a2260',
        ambient: '#7a5a98',
        glow: '#ffc9a0',
        disc: '#fff0c4',
        water: ['#f79f86', '#24286a'],
        silhouette: '#171540',
        key: '#ffd0a0',
      },
      dawn: {
        sky: ['#4f94bc', '#a3cbcc', '#ffddb0', '#ffecc6'],
        water: ['#f6dfb4', '#3d7f9c'],
        haze: '#dcc3b0',
        shadow: '#3f4a78',
        ambient: '#9a90b0',
        key: '#ffeccb',
        glow: '#fff3cf',
        silhouette: '#24305a',
      },
    },
  },
  (art) => {
    const basalt = '#e3b070';
    const bright = art.lit(basalt);
    const middle = art.half(basalt, 0.5);
    const dark = art.shaded(basalt, 0.3);
    const opening = art.opening('#4a2a4a', 0.6);
    sky(art, 520);
    disc(art, 300, 404, 86, [1.7, 2.6, 3.7]);
    streaks(
      art,
      table('60 170 220, 210 194 120, 900 140 200, 1040 164 140, 480 250 130, 20 300 90'),
      '#ffd7b8',
      10,
      0.5,
    );
    // flat-topped hill forts across the water
    ridge(
      art,
      points(
        '-20 430, 60 400, 90 348, 210 344, 240 396, 330 420, 400 376, 430 330, 540 326, 570 380, 700 420, 1220 440',
      ),
      art.far('#6a5a9a', 0.45),
      { jag: 0.1, base: 510 },
    );
    ridge(art, points('-20 470, 200 452, 420 462, 620 450, 1220 470'), art.half('#6a5a9a', 0.7), {
      jag: 0.08,
      base: 510,
    });
    art.line(art.far('#6a5a9a', 0.2), 6, 'M446 328h80M104 346h90', 'stroke-dasharray="10 6"');
    water(art, 486);
    art.rect(art.tones.glow, 0, 484, 1200, 4, 'opacity=".5"');
    ripples(art, 498, 690, art.tones.shadow, 40, 0.35);
    ripples(art, 496, 690, '#ffd9b0', 36, 0.5);
    glitter(art, 300, 492, 700, 70, 240, '#fff0c4', 0.85, 14);
    // ferry boats
    art.define('f', () => {
      art.fill(art.tones.silhouette, 'M-90-20h176q16-4 30-14-6 34-36 36h-130q-30-2-40-22z');
      art.fill(art.tones.silhouette, 'M-64-60h110v6h-110zM-58-56h4v38h-4zM-20-56h4v38h-4zM36-56h4v38h-4z');
      art.fill(art.lit('#e0356a'), 'M-72-66h126v8h-126z');
      art.line(art.tones.lamp, 6, 'M-44-36h0M-8-36h0M16-36h0M-30-36h0', 'stroke-linecap="round"');
      art.fill('#fff', 'M-86-22h170l-4 6h-160z', 'opacity=".8"');
    });
    art.draws('subject');
    art.use('f', 196, 562, 0.8);
    art.use('f', 470, 530, 0.5);
    art.use('f', 380, 640, 1.2);
    art.fill('#fff1dc', 'M84 520v-52q24 26 30 52z');
    art.fill(art.tones.silhouette, 'M72 522h52q-4 10-14 10h-26q-10 0-12-10z');
    art.draws('setting');
    // quay
    art.fill(art.shaded(basalt, 0.42), 'M552 640H1200V800H552z');
    art.line(
      art.shaded(basalt, 0.66),
      4,
      'M552 682h648M552 726h648M552 770h648M640 640v42M780 640v42M920 640v42M1060 640v42M710 682v44M850 682v44M990 682v44M1130 682v44M640 726v44M780 726v44M920 726v44M1060 726v44M710 770v30M850 770v30M990 770v30M1130 770v30',
    );
    art.fill(middle, 'M540 612h660v30H540z');
    art.line(dark, 5, 'M540 642h660');
    // landing steps down to the water
    art.fill(art.shaded(basalt, 0.3), 'M540 642v20h-26v26h-26v26h-26v26h-26v60h116V642z');
    art.fill(middle, 'M514 660h38v6h-38zM488 686h64v6h-64zM462 712h90v6h-90zM436 738h116v6H436z');
    art.line(art.tones.glow, 4, 'M380 772h70M400 790h90M396 752h30', 'stroke-linecap="round" opacity=".4"');
    art.draws('subject');
    // gateway
    art.rect(bright, 640, 316, 470, 296);
    art.rect(middle, 960, 316, 150, 296);
    art.rect(dark, 630, 330, 490, 9);
    art.rect(dark, 634, 408, 482, 7);
    merlons(art, 640, 1110, 314, bright, 12, 18);
    art.rect(bright, 760, 236, 230, 376);
    art.rect(dark, 752, 250, 246, 10);
    art.rect(dark, 752, 322, 246, 8);
    merlons(art, 760, 990, 234, bright, 12, 18);
    archRow(art, 780, 312, 20, 38, 14, 6, opening, 0.5);
    for (const x of [755, 995]) {
      art.rect(bright, x - 20, 220, 40, 392);
      art.rect(dark, x + 4, 220, 16, 392);
      art.rect(bright, x - 26, 214, 52, 10);
      dome(art, x, 214, 46, 50, bright, dark, { finial: 18, bulge: 0.56 });
      art.line(dark, 4, `M${x - 20} 300h40M${x - 20} 400h40M${x - 20} 500h40`);
    }
    arch(art, 806, 612, 138, 270, art.shaded('#4a2a4a', 0.35), 0.42);
    arch(art, 824, 612, 102, 226, art.tones.sky[3], 0.42);
    art.fill(art.half('#6a5a9a', 0.7), 'M824 470q50-14 102-6v24H824z');
    art.rect(art.tones.water[0], 824, 486, 102, 126);
    art.line(art.tones.shadow, 4, 'M836 520h50M866 548h52M830 582h40', 'stroke-linecap="round" opacity=".3"');
    for (const x of [664, 1020]) {
      arch(art, x, 612, 66, 150, opening, 0.42);
      arch(art, x + 10, 400, 46, 50, opening, 0.5);
    }
    art.line(
      art.tones.lamp,
      5,
      'M664 500h66M1020 500h66',
      'stroke-dasharray="0 11" stroke-linecap="round" opacity=".8"',
    );
    // balloon seller
    art.line(art.tones.silhouette, 2, 'M600 584L584 534M600 584L602 520M600 584L620 536');
    each('584 522, 602 508, 620 524', (x, y) => {
      art.circle(x === 602 ? art.lit('#ffc02e') : art.lit('#e0356a'), x, y, 13);
    });
    let people = '';
    let heads = '';
    each('600 30, 622 26, 712 30, 740 28, 768 32, 960 30, 984 26, 1010 32, 1120 28, 1150 32', (x, h) => {
      people += `M${x - 6} 614q0-${h} 6-${h}t6 ${h}z`;
      heads += `M${x} ${614 - h - 3}h0`;
    });
    art.fill(art.tones.silhouette, people);
    art.line(art.tones.silhouette, 8, heads, 'stroke-linecap="round"');
    birds(
      art,
      table(
        '560 210 18, 604 182 15, 640 224 13, 690 170 12, 520 246 13, 1080 200 16, 1120 240 12, 584 262 10',
      ),
      '#fff3e4',
    );
    lamps(
      art,
      '580 590 6, 700 590 6, 1050 590 6, 1150 590 6, 450 324 4, 500 324 4, 130 340 4, 180 340 4, 876 420 8',
    );
  },
);
