import { each, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { defineScene } from '#canvas/scene.ts';
import { hills, ridge } from '#pieces/mountains.ts';
import { clump, crown, defineClump, tuft } from '#pieces/plants.ts';
import { birds, disc, lamps, rays, sky } from '#pieces/sky.ts';
import { ripples } from '#pieces/water.ts';

export const forest = defineScene(
  {
    title: 'A forest: an elephant at a stream between tall sal trees',
    timeOfDay: 'dawn',
    dark: 'dusk',
    hero: { top: 170, height: 560 },
    seed: 361,
    tones: {
      dawn: {
        sky: ['#4f9a94', '#9cc9a4', '#f1e3a0', '#ffe8a4'],
        haze: '#d3dfa4',
        shadow: '#164a44',
        ambient: '#79a387',
        key: '#fff0c4',
        silhouette: '#0d322c',
        water: ['#e6dfa0', '#2f7f78'],
        tint: [0, 0],
      },
      dusk: {
        sky: ['#2c2b5c', '#6f3f6a', '#d9704f', '#ffc668'],
        haze: '#a4605e',
        silhouette: '#150f2a',
        ambient: '#6a5070',
      },
    },
  },
  (art) => {
    const leaf = '#3f8f4f';
    sky(art, 620);
    rays(art, 420, 300, 15, 1000, 0.1);
    disc(art, 420, 300, 84, [1.6, 2.5, 3.6], 0.25);
    ridge(art, points('-20 440, 200 370, 420 430, 660 360, 900 420, 1220 370'), art.far(leaf, 0.66), {
      jag: 0.1,
      base: 640,
    });
    defineClump(art);
    each(
      '40 480 130 70, 200 490 120 60, 360 486 120 66, 540 492 130 60, 720 484 130 70, 900 490 130 62, 1080 480 140 76',
      (x, y, a, b) => {
        clump(art, x, y, a, b, art.far(leaf, 0.45));
      },
    );
    const trunk = art.far('#6a5040', 0.25);
    each('90 16, 250 13, 340 15, 520 12, 640 15, 1000 14, 1120 17', (x, w) => {
      art.fill(trunk, `M${x - w} 620L${x - w * 0.5} 150h${w}L${x + w} 620z`);
    });
    each(
      '90 170 120 80, 250 150 110 70, 350 190 110 74, 520 160 120 74, 650 180 110 70, 1000 160 120 76, 1120 170 130 84',
      (x, y, a, b) => {
        clump(art, x, y, a, b, art.far(leaf, 0.15));
        clump(art, x - 16, y - 18, a * 0.6, b * 0.6, art.far('#7fbf5a', 0.12));
      },
    );
    hills(art, points('-20 590, 260 570, 560 600, 900 574, 1220 590'), art.half(leaf, 0.35));
    art.fill(
      art.lit('#9cc65a'),
      'M0 610C300 590 500 620 700 606S1060 590 1200 604V660C900 640 400 690 0 650z',
    );
    art.gradient('w', [
      [0, art.tones.water[0]],
      [1, art.tones.water[1]],
    ]);
    art.fill('url(#w)', 'M0 664C260 640 460 650 660 640S1040 640 1200 628V740C900 720 500 770 0 736z');
    ripples(art, 660, 730, '#fffbe0', 20, 0.5);
    art.draws('subject');
    const grey = art.half('#8a8f9a', 0.3);
    const greyDark = art.shaded('#8a8f9a', 0.3);
    art.ellipse(art.tones.silhouette, 850, 664, 180, 14, 'opacity=".3"');
    art.fill(
      grey,
      'M690 520C700 440 790 424 870 434C950 424 1010 470 1014 540L1018 660H962L954 590C910 606 850 606 812 592L806 660H750L744 590C724 600 712 590 704 580C690 600 690 640 676 668C670 682 650 680 652 664C660 620 650 570 690 520z',
    );
    art.fill(
      greyDark,
      'M954 590L962 660H1018L1014 540C1012 500 996 470 972 452C990 500 984 560 954 590zM806 660H750L744 590C770 600 800 590 812 592z',
    );
    art.fill(greyDark, 'M744 470C790 460 812 500 800 548C780 570 750 560 740 530z');
    art.fill('#fff6e2', 'M694 566q-22 26-52 22 22 14 62 4z');
    art.circle(art.tones.silhouette, 712, 516, 6);
    art.line(greyDark, 6, 'M1014 520q20 40 10 80', 'stroke-linecap="round"');
    art.draws('setting');
    const bark = art.shaded('#5a3f30', 0.45);
    art.fill(
      bark,
      'M1100 800C1110 560 1100 300 1090 0H1150C1150 300 1170 560 1196 800zM20 800C40 560 40 300 30 0H84C84 300 100 560 130 800z',
    );
    each('60 40 190 90, 200 10 150 70, 1120 30 190 90, 980 0 140 66', (x, y, a, b) => {
      crown(art, x, y, a, b, art.shaded(leaf, 0.3), 11);
    });
    art.fill(
      art.tones.silhouette,
      'M0 750C140 730 320 740 440 800H0zM1200 740C1080 730 960 760 880 800H1200z',
    );
    tuft(art, 220, 770, 100, art.tones.silhouette, 9);
    tuft(art, 400, 800, 70, art.tones.silhouette, 7);
    tuft(art, 1010, 780, 100, art.tones.silhouette, 9);
    lamps(
      art,
      '300 560 4, 380 600 3, 470 540 4, 560 610 3, 180 620 4, 620 560 3, 1060 600 4, 240 500 3, 520 470 3',
    );
    birds(art, table('540 250 14, 580 232 11'));
  },
);
