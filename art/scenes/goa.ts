import { mix } from '#canvas/color.ts';
import { each, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { arch, archRow } from '#pieces/buildings.ts';
import { crown, tuft } from '#pieces/plants.ts';
import { hills } from '#pieces/mountains.ts';
import { definePalm, palm } from '#pieces/palm.ts';
import { birds, cloud, disc, lamps, sky } from '#pieces/sky.ts';
import { ripples, water } from '#pieces/water.ts';
import { defineScene } from '#canvas/scene.ts';

export const goa = defineScene(
  {
    title: 'Goa: a white church above a turquoise bay, palms and a painted canoe',
    timeOfDay: 'noon',
    dark: 'dusk',
    hero: { top: 120, height: 590 },
    seed: 52,
    tones: {
      noon: {
        sky: ['#129ac6', '#4fc2d8', '#aee6de', '#fff0c6'],
        water: ['#39c2c6', '#0a86a8'],
        ambient: '#84b4bd',
        shadow: '#12596f',
        haze: '#b6e4dc',
        silhouette: '#0d4043',
      },
      dusk: {
        sky: ['#2f2f7c', '#93408a', '#ff6f61', '#ffd36e'],
        water: ['#ffb066', '#41307c'],
        haze: '#d8708a',
        silhouette: '#1e1540',
      },
    },
  },
  (art) => {
    const sand = '#ffdf9e';
    const leaf = '#35a06a';
    const laterite = '#c9573a';
    const white = '#fffdf4';
    sky(art, 420);
    disc(art, 330, 168, 70, [1.7, 2.8], 0.25);
    cloud(art, 610, 180, 1, art.tones.cloud, 0.9);
    cloud(art, 120, 290, 0.8, art.tones.cloud, 0.8);
    cloud(art, 1080, 150, 1.1, art.tones.cloud, 0.9);
    cloud(art, 430, 330, 0.5, art.tones.cloud, 0.7);
    hills(art, points('-20 392, 100 372, 240 386, 360 402'), art.far(leaf, 0.5), 420);
    water(art, 400, 620);
    art.rect('#fff', 0, 398, 1200, 3, 'opacity=".5"');
    ripples(art, 410, 560, '#d8fbf2', 30, 0.55, 0, 760);
    art.draws('subject');
    // sailboats
    art.fill('#fff', 'M150 452v-78q34 40 44 78zM142 452v-56q-26 30-32 56z');
    art.fill(art.lit('#e01760'), 'M104 456h96q-8 18-24 18h-50q-16 0-22-18z');
    art.fill('#fff', 'M420 424v-40q18 20 22 40z');
    art.fill(art.lit('#f2a51e'), 'M398 426h50q-4 9-12 9h-26q-8 0-12-9z');
    art.draws('setting');
    hills(art, points('560 470, 640 420, 760 392, 900 380, 1060 374, 1220 360'), art.half(leaf, 0.35), 640);
    definePalm(art, art.half(leaf, 0.75), art.half(leaf, 0.3), 'f');
    each(
      '676 440 140 -18, 720 430 176 14, 1090 410 190 20, 1140 420 150 -16, 1180 430 200 10, 620 470 110 -20',
      (x, y, h, l) => {
        palm(art, x, y, h, l, art.shaded('#8a6a43', 0.2), '', 'f', h / 190);
      },
    );
    art.draws('subject');
    const plaster = art.lit(white);
    const plasterDark = mix(art.shaded('#eaf0ee', 0.12), '#cfe8ee', 0.35);
    const opening = art.opening('#2d6f86', 0.4);
    art.group('transform="translate(900 432)"', () => {
      art.rect(plaster, -104, -176, 208, 176);
      art.rect(plasterDark, 56, -176, 48, 176);
      for (const x of [-128, 86]) {
        art.rect(plaster, x, -214, 42, 214);
        art.rect(plasterDark, x + 28, -214, 14, 214);
        art.fill(plaster, `M${x - 4}-212h50l-25-42z`);
        art.fill(plasterDark, `M${x + 21}-254l25 42h-14z`);
        art.line(plaster, 4, `M${x + 21}-250v-22M${x + 13}-264h16`);
      }
      art.fill(plaster, 'M-86-174Q-70-214-40-218Q-34-256 0-262Q34-256 40-218Q70-214 86-174z');
      art.fill(plasterDark, 'M0-262Q34-256 40-218Q70-214 86-174H30Q26-220 0-262z');
      art.line(plaster, 5, 'M0-258v-34M-11-280h22');
      arch(art, -13, -196, 26, 40, opening, 0.5);
      art.line(plasterDark, 6, 'M-110-176h220M-110-104h220', '');
      archRow(art, -78, -118, 24, 42, 42, 3, opening, 0.5);
      arch(art, -18, 0, 36, 72, opening, 0.5);
      arch(art, -80, -16, 22, 44, opening, 0.5);
      arch(art, 58, -16, 22, 44, opening, 0.5);
      archRow(art, -116, -176, 18, 28, 196, 2, opening, 0.5);
      art.line(plasterDark, 4, 'M-50-176V0M50-176V0');
      // zig-zag stair
      art.fill(art.lit(laterite), 'M-150 0h300l60 96h-420z');
      art.fill(art.shaded(laterite, 0.1), 'M90 0h60l60 96h-90z');
      art.line(
        plaster,
        9,
        'M-24 4L-96 38M24 4L96 38M-96 40L-30 68M96 40L30 68M-30 68L-120 100M30 68L120 100',
        'stroke-linecap="round"',
      );
      art.line(plaster, 6, 'M-150 0h300M-178 44h80M98 44h80');
    });
    art.draws('setting');
    crown(art, 664, 522, 70, 46, art.half(leaf, 0.55), 9);
    crown(art, 1150, 520, 90, 60, art.half(leaf, 0.55), 9);
    crown(art, 740, 534, 60, 34, art.lit(leaf), 9);
    crown(art, 1070, 540, 66, 40, art.lit(leaf), 9);
    art.fill('#e9fff8', 'M0 548C160 558 330 538 480 506C580 486 690 486 770 528L700 600H0z');
    art.fill(
      art.lit(sand),
      'M0 572C170 582 340 564 500 530C620 506 740 520 860 536C980 552 1100 552 1200 540V800H0z',
    );
    art.line('#bff0ea', 5, 'M0 532C160 542 326 522 470 492');
    art.line(art.half(sand, 0.25), 5, 'M0 588C170 596 350 580 510 546C580 532 640 530 700 534');
    art.fill(art.half(sand, 0.22), 'M0 712C240 664 520 700 760 672C940 652 1080 652 1200 622V800H0z');
    art.fill(art.shaded(sand, 0.1), 'M400 676q150 30 350-8q-60 36-180 36t-170-28z', 'opacity=".5"');
    art.draws('subject');
    const outrigger = art.shaded('#7a4326', 0.2);
    art.line(outrigger, 9, 'M352 668q120 22 270 6', 'stroke-linecap="round"');
    art.line(outrigger, 6, 'M470 640q-50-30-80 28M600 640q-50-34-80 36');
    art.fill(art.lit('#1666a8'), 'M400 600q30 66 120 70h130q90-6 128-88q-70 40-180 40-120 0-198-22z');
    art.fill(art.lit('#f7b21f'), 'M400 600q78 22 198 22 110 0 180-40l-9 20q-66 36-171 36-112 0-187-18z');
    art.fill('#fff', 'M410 620q80 20 188 20 104 0 171-36l-8 14q-66 34-163 34-104 0-180-18z');
    art.line('#fff', 6, 'M968 664L936 560');
    art.fill(art.lit('#e01760'), 'M842 590q24-70 94-72 64 8 90 44z');
    art.fill('#fff', 'M872 580q18-52 60-61l-8 50zM978 570q-10-42-42-52 34 6 62 49z');
    art.fill(art.lit('#1e9aa8'), 'M876 664h130l24 18H856z');
    art.draws('setting');
    lamps(
      art,
      '868 470 4, 932 470 4, 836 498 4, 964 498 4, 590 592 7, 150 448 4, 424 420 3, 700 540 5, 820 552 6, 1080 562 6, 1150 574 7',
    );
    definePalm(art, art.tones.silhouette, art.shaded(leaf, 0.05), 'n');
    palm(art, 30, 800, 560, 150, art.tones.silhouette, art.half('#7a5a3a', 0.5), 'n', 2.3, 0.75);
    palm(art, -30, 800, 640, 120, art.tones.silhouette, '', 'n', 2.1, 0.6);
    tuft(art, 70, 800, 130, art.tones.silhouette, 9);
    tuft(art, 180, 800, 80, art.tones.silhouette, 7);
    birds(art, table('560 300 17, 606 280 13, 520 268 12'), '#fff');
  },
);
