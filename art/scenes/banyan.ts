import type { Canvas } from '#canvas/canvas.ts';
import { each, int, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { clump, defineClump, tuft } from '#pieces/plants.ts';
import { hills, ridge } from '#pieces/mountains.ts';
import { definePalm, palm } from '#pieces/palm.ts';
import { birds, disc, lamps, rays, sky, streaks } from '#pieces/sky.ts';
import { shikhara } from '#pieces/buildings.ts';
import { defineScene } from '#canvas/scene.ts';

export function bus(art: Canvas): void {
  const rani = art.lit('#e01c64');
  const marigold = art.lit('#ffc42e');
  const teal = art.lit('#1f9c8f');
  const ink = art.tones.silhouette;
  const glass = art.lamps === 'lit' ? art.tones.lamp : art.lit('#fff3cf');
  art.group('transform="translate(424 556)scale(.93)"', () => {
    art.ellipse(ink, 130, 88, 150, 12, 'opacity=".3"');
    art.fill(rani, 'M0 0q0-16 18-16h224q26 0 30 22l6 44v26H0z');
    art.fill(art.shaded('#e01c64', 0.15), 'M0 50h278v26H0z');
    art.rect(marigold, 0, 34, 278, 9);
    art.rect(teal, 0, 45, 278, 5);
    art.fill(
      glass,
      'M14-2h32v26H14zM56-2h32v26H56zM98-2h32v26H98zM140-2h32v26h-32zM182-2h32v26h-32zM226-2h16q12 0 14 12l2 16h-32z',
    );
    art.fill(ink, 'M66 24q0-18 8-18t8 18zM150 24q0-18 8-18t8 18zM192 24q0-18 8-18t8 18z');
    art.line(ink, 4, 'M20-26h200M20-26v10M80-26v10M150-26v10M220-26v10');
    art.fill(art.lit('#8a5a3a'), 'M30-28v-22h44v22z');
    art.fill(marigold, 'M80-28v-30h34v30z');
    art.fill(teal, 'M118-28v-18h50v18z');
    art.fill(art.lit('#f4ead0'), 'M172-28q2-22 20-22t22 22z');
    art.fill(rani, 'M126-46v-14h30v14z');
    art.circle(ink, 58, 78, 24);
    art.circle(ink, 214, 78, 24);
    art.circle(art.lit('#e9dcc0'), 58, 78, 10);
    art.circle(art.lit('#e9dcc0'), 214, 78, 10);
    art.circle('#fff7d0', 272, 52, 7);
    art.line(ink, 5, 'M270 68h14');
  });
}

function travellers(art: Canvas): void {
  const rani = art.lit('#e01c64');
  const marigold = art.lit('#ffc42e');
  const teal = art.lit('#1f9c8f');
  const ink = art.tones.silhouette;
  art.fill(art.lit('#f4e2c0'), 'M700 606h440v16H700z');
  art.fill(art.half('#d97b4a', 0.35), 'M712 622h416v44H712z');
  art.fill(art.shaded('#d97b4a', 0.2), 'M990 622h138v44H990z');
  art.line(art.lit('#f4e2c0'), 5, 'M712 644h416', 'stroke-dasharray="26 14" opacity=".7"');
  const sitter = (x: number, c: string, tb: string) => {
    art.fill(ink, `M${x - 12} 606l2-36q3-16 14-16t12 16l2 22h14v34h-9v-22h-26z`);
    art.circle(ink, x + 4, 544, 11);
    if (c) art.fill(c, `M${x - 10} 604l2-34q12-12 24 0l2 22z`);
    if (tb) art.fill(tb, `M${x - 8} 542q12-22 24 0z`);
  };
  sitter(746, marigold, '');
  sitter(796, teal, art.lit('#f4ead0'));
  sitter(1052, rani, '');
  art.fill(ink, 'M1086 606l4-60q3-16 14-16t13 16l5 60z');
  art.circle(ink, 1104, 518, 12);
  art.fill(marigold, 'M1088 580l4-36q12-12 26 0l4 36zM1092 516q12-22 26 4l4 26-8-4-4-20z');
  art.fill(art.lit('#8a5a3a'), 'M830 606v-30h44v30zM1000 666v-34h52v34z');
  art.fill(teal, 'M1058 666v-26h36v26z');
  art.line(ink, 4, 'M843 576v-8h18v8M1016 632v-8h20v8');
  art.line(art.lit('#f4e2c0'), 3, 'M830 590h44M1000 648h52');
}

export const banyan = defineScene(
  {
    title: 'A country bus pulls up at a banyan tree where travellers wait at sunrise',
    timeOfDay: 'dawn',
    dark: 'dusk',
    hero: { top: 60, height: 740 },
    seed: 191,
    tones: {
      dawn: {
        sky: ['#4f97b4', '#a5cdb8', '#ffd98a', '#ffc25f'],
        haze: '#f0cf8a',
        shadow: '#17443f',
        ambient: '#7fa08c',
        key: '#ffedc4',
        silhouette: '#0d2f2b',
        glow: '#fff1b8',
        disc: '#fffbe6',
        tint: [0, 0],
      },
      dusk: {
        sky: ['#3b3f78', '#9c5274', '#ef8a4c', '#ffd268'],
        haze: '#d98062',
        shadow: '#2f2248',
        ambient: '#80667e',
        key: '#ffcf92',
        silhouette: '#1c1436',
        glow: '#ffc862',
      },
    },
  },
  (art) => {
    const leaf = '#2f8a52';
    const field = '#a9c653';
    const road = '#e9b877';
    sky(art, 560);
    rays(art, 512, 366, 15, 1100, 0.09);
    disc(art, 512, 366, 100, [1.55, 2.4, 3.5], 0.25);
    streaks(art, table('60 226 190, 220 202 110, 560 170 140, 20 300 90, 600 300 90'), '#fffbe2', 11, 0.5);
    ridge(
      art,
      points('-20 470, 120 410, 260 450, 420 420, 560 456, 760 430, 1220 460'),
      art.far('#5a8f86', 0.6),
      { jag: 0.1, base: 580 },
    );
    ridge(art, points('-20 492, 200 470, 380 494, 600 476, 900 490, 1220 470'), art.far(leaf, 0.5), {
      jag: 0.06,
      base: 580,
    });
    const fs = art.far('#c98a4a', 0.35);
    shikhara(art, 446, 486, 32, 84, fs, art.far('#c98a4a', 0.15), { flag: art.lit('#e01c64') });
    shikhara(art, 420, 488, 20, 50, fs, fs);
    definePalm(art, art.far(leaf, 0.2), art.far(leaf, 0.35), 'f');
    each('250 90 8, 90 80 -8, 590 84 8, 654 92 10', (x, h, l) => {
      palm(art, x, 496, h, l, art.far(leaf, 0.2), '', 'f', h / 180);
    });
    hills(art, points('-20 500, 300 492, 700 506, 1220 496'), art.lit('#d9cf5a'));
    art.fill(art.half(field, 0.25), 'M0 520C200 512 400 522 600 530S1000 520 1200 516V800H0z');
    art.line(art.lit('#f3df74'), 7, 'M-10 536q200-10 420 4M-10 560q180-8 360 2', 'opacity=".7"');
    art.fill(art.half(field, 0.55), 'M0 580C200 560 420 570 640 580S1040 566 1200 560V800H0z');
    art.draws('subject');
    art.fill(
      art.lit(road),
      'M560 508C600 522 470 536 470 560C480 606 820 590 860 690C876 736 830 770 800 800H190C300 770 420 720 400 650C384 600 400 560 450 540C480 528 552 518 554 508z',
    );
    art.fill(
      art.shaded(road, 0.05),
      'M470 560C480 606 820 590 860 690C876 736 830 770 800 800H690C760 750 760 700 640 664C540 636 460 630 452 590C450 576 460 566 470 560z',
      'opacity=".4"',
    );
    bus(art);
    const trunk = art.shaded('#7a5236', 0.42);
    const trunkLit = art.half('#9a6a44', 0.55);
    const leafDark = art.shaded(leaf, 0.35);
    const leafHalf = art.half(leaf, 0.55);
    const leafLit = art.lit(leaf);
    const leafBright = art.lit('#7fc45a');
    defineClump(art, 'cl', 12);
    defineClump(art, 'cm', 9);
    each(
      '640 130 200 108, 860 80 260 130, 1120 100 220 150, 510 176 116 70, 1180 260 150 96',
      (x, y, a, b) => {
        clump(art, x, y, a, b, leafDark);
      },
    );
    art.fill(
      trunk,
      'M850 612C868 520 842 440 800 380C760 330 700 290 640 250L668 236C740 280 800 310 850 350C860 300 840 240 800 190L836 180C880 240 900 300 910 340C930 280 980 220 1050 180L1080 200C1010 250 960 320 956 380C1020 330 1100 300 1170 290L1180 318C1100 340 1010 400 986 450C980 510 990 560 1010 612z',
    );
    art.fill(
      trunkLit,
      'M850 612C868 520 842 440 800 380C850 420 880 480 884 540L880 612zM910 340C924 400 910 470 924 540L930 612H908C904 540 890 470 894 420z',
    );
    let roots = '';
    each(
      '690 250 606 9, 736 282 610 12, 772 310 560 6, 1064 330 612 13, 1110 306 608 9, 1030 366 570 6, 650 244 470 5, 1150 300 560 7, 606 236 420 4, 556 220 390 4',
      (x, y0, y1, w) => {
        roots += `M${int(x - w / 2)} ${y0}q${w} ${int((y1 - y0) / 2)} ${int(-w / 2)} ${y1 - y0}h${int(w * 1.6)}q${int(-w / 2)}-${int((y1 - y0) / 2)} ${int(w / 4)}-${y1 - y0}z`;
      },
    );
    art.fill(trunk, roots);
    art.define('k', () => {
      clump(art, 0, 0, 100, 100, leafHalf, 'cm');
      clump(art, -20, -20, 70, 66, leafLit);
      clump(art, -38, -32, 36, 34, leafBright, 'cm');
    });
    each(
      '1204 296 96 50, 1180 220 130 84, 1090 130 170 96, 900 96 190 110, 1100 262 100 44, 970 214 110 48, 820 204 116 50, 700 110 150 92, 640 214 104 46, 550 152 126 70, 480 182 66 40',
      (x, y, a, b) => {
        art.use('k', x, y, a / 100, b / 100);
      },
    );
    travellers(art);
    // kilometre stone
    const ink = art.tones.silhouette;
    art.fill(art.lit('#ffffff'), 'M208 690v-56q0-34 36-34t36 34v56z');
    art.fill(art.lit('#ffc42e'), 'M208 638v-4q0-34 36-34t36 34v4z');
    art.fill(art.shaded('#ffffff', 0.2), 'M262 690v-84q18 8 18 28v56z', 'opacity=".6"');
    art.line(ink, 5, 'M224 658h30M224 672h22');
    lamps(art, '446 470 4, 420 478 3, 640 430 7, 770 452 8, 905 470 8, 1040 452 8, 1140 470 7, 677 604 8');
    art.draws('setting');
    art.fill(ink, 'M0 704C110 690 210 730 300 800H0zM900 800C960 730 1090 690 1200 690V800z');
    tuft(art, 100, 716, 110, ink, 9);
    tuft(art, 1090, 726, 110, ink, 7);
    birds(art, table('300 236 18, 348 212 14, 262 262 12'));
  },
);
