import { each, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { defineScene } from '#canvas/scene.ts';
import { arch, bastion, chhatri, merlons } from '#pieces/buildings.ts';
import { hills, ridge } from '#pieces/mountains.ts';
import { crown, tuft } from '#pieces/plants.ts';
import { birds, disc, lamps, sky, stars, streaks } from '#pieces/sky.ts';

export const fort = defineScene(
  {
    title: 'A hill fort: round bastions and a gate above a winding path',
    timeOfDay: 'dawn',
    dark: 'night',
    hero: { top: 140, height: 560 },
    seed: 321,
    tones: {
      dawn: { sky: ['#5f9ac4', '#b3c9d2', '#f9d6ac', '#ffe6b0'], haze: '#e0c9b4', shadow: '#4a4070' },
      night: { sky: ['#0b1340', '#1d2c6a', '#41548f', '#9384aa'], haze: '#56649c' },
    },
  },
  (art) => {
    const stone = '#d9a06a';
    const [bright, middle, dark] = [art.lit(stone), art.half(stone, 0.5), art.shaded(stone, 0.3)] as const;
    const opening = art.opening('#5a3a4a', 0.5);
    sky(art, 560);
    stars(art, 64, 360, disc(art, 330, 260, 84));
    streaks(art, table('60 180 180, 210 204 100, 520 150 150, 1000 170 160'), '#fff6e0', 10, 0.5);
    ridge(
      art,
      points('-20 470, 150 390, 330 450, 520 400, 760 460, 1000 400, 1220 460'),
      art.far('#8a86a4', 0.55),
      {
        jag: 0.1,
        base: 620,
      },
    );
    hills(art, points('-20 540, 240 510, 480 540, 760 520, 1220 540'), art.far('#8aa45a', 0.3), 700);
    art.draws('subject');
    art.fill(art.half('#a98a5a', 0.35), 'M440 640C520 560 560 480 640 450H1110C1160 500 1180 580 1260 650z');
    art.fill(
      art.shaded('#a98a5a', 0.2),
      'M700 452q-20 100-80 190h120q-10-100-40-190zM900 452q0 100-50 190h140q-50-90-90-190zM1060 452q0 90-20 190h180q-90-90-160-190z',
    );
    art.rect(middle, 660, 330, 440, 126);
    merlons(art, 656, 1104, 328, middle, 11, 16);
    art.rect(bright, 760, 250, 200, 110);
    art.rect(dark, 890, 250, 70, 110);
    merlons(art, 756, 964, 248, bright, 10, 14);
    chhatri(art, 796, 250, 54, 66, bright, dark);
    chhatri(art, 924, 250, 54, 66, bright, dark);
    for (const x of [784, 820, 856, 902, 930]) arch(art, x, 330, 15, 34, opening);
    each('636 460 76 150, 1050 460 76 150, 770 460 70 112, 910 460 70 112', (x, y, w, h) => {
      bastion(art, x, y, w, h, [bright, middle, dark]);
    });
    arch(art, 846, 458, 60, 92, dark, 0.5);
    arch(art, 854, 458, 44, 76, opening, 0.5);
    for (const x of [700, 726, 1000, 1026]) arch(art, x, 410, 12, 26, opening);
    art.line(dark, 4, 'M860 250v-86');
    art.fill(art.lit('#e8702a'), 'M862 164l62 18-62 20z');
    art.line(
      art.lit('#f3dcae'),
      16,
      'M876 462C880 520 760 540 800 590S1000 640 900 700 700 760 720 810',
      'stroke-linecap="round"',
    );
    lamps(art, '840 440 5, 912 440 5, 674 330 5, 1088 330 5, 806 560 5, 900 640 6, 780 740 6');
    art.draws('setting');
    hills(art, points('-20 640, 220 600, 460 640, 700 690, 960 660, 1220 620'), art.half('#8fa850', 0.35));
    each('120 640 90 50, 300 650 70 40, 470 690 80 40, 1130 660 100 54', (x, y, a, b) => {
      crown(art, x, y, a, b, art.shaded('#4f8a4a', 0.2), 9);
    });
    art.fill(
      art.tones.silhouette,
      'M0 730C140 706 300 740 400 800H0zM1200 720C1110 720 1000 760 950 800H1200z',
    );
    tuft(art, 120, 740, 100, art.tones.silhouette, 9);
    tuft(art, 1120, 744, 90, art.tones.silhouette, 8);
    birds(art, table('520 230 17, 562 206 13, 490 260 11'));
  },
);
