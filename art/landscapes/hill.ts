import { each, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { defineScene } from '#canvas/scene.ts';
import { hills, ridge } from '#pieces/mountains.ts';
import { definePine, pines, treeline, tuft } from '#pieces/plants.ts';
import { birds, cloud, disc, lamps, sky, stars } from '#pieces/sky.ts';

export const hill = defineScene(
  {
    title: 'A hill station: cottages with red roofs above terraced slopes and pines',
    timeOfDay: 'noon',
    dark: 'night',
    hero: { top: 140, height: 540 },
    seed: 301,
    tones: {
      noon: { sky: ['#2f86b4', '#7fbfd2', '#d6e6cf', '#ffeec4'], haze: '#c4ddd6' },
      night: { sky: ['#0a1540', '#1c3568', '#3d648e', '#88a6b0'], haze: '#46708f' },
    },
  },
  (art) => {
    const leaf = '#4f9a5a';
    const pine = '#2f7a5a';
    sky(art, 560);
    stars(art, 60, 300, disc(art, 300, 190, 66, [1.7, 2.7], 0.24));
    cloud(art, 560, 170, 0.9, art.tones.cloud, 0.8);
    cloud(art, 1060, 210, 0.7, art.tones.cloud, 0.7);
    ridge(
      art,
      points('-20 380, 170 260, 360 350, 560 250, 760 340, 980 240, 1220 380'),
      art.far('#6a8fb4', 0.6),
      {
        jag: 0.14,
        base: 620,
      },
    );
    ridge(art, points('-20 440, 220 350, 430 430, 660 350, 900 410, 1220 440'), art.far('#4f8a86', 0.4), {
      jag: 0.12,
      base: 640,
    });
    treeline(art, -20, 1220, 470, 54, art.far(pine, 0.3), 22, 640);
    hills(art, points('-20 500, 240 480, 520 520, 800 440, 1000 430, 1220 500'), art.half(leaf, 0.5));
    hills(art, points('-20 570, 260 540, 560 590, 860 510, 1220 570'), art.lit('#8cc25a'));
    art.line(
      art.half(leaf, 0.5),
      9,
      'M-10 604q260-40 560 30t660-46M-10 640q270-36 580 34t640-44M-10 680q280-30 600 34t620-44',
      'opacity=".8"',
    );
    art.line(
      art.lit('#f2d6a4'),
      15,
      'M560 800C520 720 900 690 860 620S640 560 720 520',
      'stroke-linecap="round"',
    );
    art.draws('subject');
    const wall = art.lit('#fff3dc');
    const wallDark = art.shaded('#fff3dc', 0.14);
    const roof = art.lit('#cf4a38');
    const roofDark = art.shaded('#cf4a38', 0.26);
    const opening = art.opening('#4a5a6a', 0.4);
    each('760 476 130 66, 930 458 150 80, 1080 500 110 58, 640 530 90 48', (x, y, w, h) => {
      art.rect(wall, x, y - h, w, h);
      art.rect(wallDark, x + w * 0.66, y - h, w * 0.34, h);
      art.fill(roof, `M${x - 14} ${y - h}l26-${h * 0.6}h${w - 26}l28 ${h * 0.6}z`);
      art.fill(roofDark, `M${x + w * 0.66} ${y - h}l-8-${h * 0.6}h${w * 0.34 - 6}l28 ${h * 0.6}z`);
      art.rect(roofDark, x + w * 0.2, y - h * 1.9, 12, h * 0.4);
      art.line(opening, h * 0.34, `M${x + 14} ${y - h * 0.5}h${w - 24}`, 'stroke-dasharray="14 14"');
    });
    definePine(art, art.shaded(pine, 0.35), art.half(pine, 0.35), 'p');
    pines(
      art,
      table('720 490 120, 900 470 130, 1060 480 150, 1180 510 170, 620 540 100, 1030 540 90, 860 540 80'),
      'p',
    );
    lamps(art, '750 484 5, 910 466 5, 1072 506 5, 800 640 5, 872 600 5');
    art.draws('setting');
    definePine(art, art.tones.silhouette, art.shaded(pine, 0.2), 'q');
    pines(
      art,
      table('60 820 360 1, 170 830 260 1.05, 270 840 170 1.1, 1150 830 290 1, 1060 840 180 1.1'),
      'q',
    );
    art.fill(
      art.tones.silhouette,
      'M0 740C120 720 260 760 360 800H0zM1200 750C1120 740 1020 770 960 800H1200z',
    );
    tuft(art, 330, 800, 60, art.tones.silhouette, 7);
    birds(art, table('500 240 16, 540 216 13, 470 270 11'));
  },
);
