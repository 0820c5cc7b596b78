import { each, seededRandom, table } from '#canvas/numbers.ts';
import { defineScene } from '#canvas/scene.ts';
import { arch, archRow, dome } from '#pieces/buildings.ts';
import { crown } from '#pieces/plants.ts';
import { birds, cloud, disc, lamps, sky, stars } from '#pieces/sky.ts';
import { ripples, water } from '#pieces/water.ts';

export const city = defineScene(
  {
    title: 'A city: a clock tower and a domed hall on the waterfront, towers behind',
    timeOfDay: 'noon',
    dark: 'night',
    hero: { top: 130, height: 560 },
    seed: 341,
    tones: {
      noon: {
        sky: ['#3a8ec0', '#86c2d6', '#d9e6cc', '#ffedbe'],
        water: ['#a4d6d2', '#1d7a90'],
        haze: '#cbdcd6',
      },
      night: {
        sky: ['#0c1240', '#242a6c', '#5a4a94', '#c07a98'],
        water: ['#6a5a98', '#0d1244'],
        haze: '#5a559c',
      },
    },
  },
  (art) => {
    sky(art, 540);
    stars(art, 50, 280, disc(art, 320, 200, 60, [1.7, 2.7], 0.22));
    cloud(art, 560, 170, 0.8, art.tones.cloud, 0.8);
    cloud(art, 1080, 150, 0.9, art.tones.cloud, 0.7);
    const random = seededRandom(43);
    const blocks = (y: number, low: number, high: number, color: string, shade: string, windows: string) => {
      let [fronts, sides, lights] = ['', '', ''];
      for (let x = -10; x < 1210;) {
        const w = Math.round(40 + random() * 46);
        const h = Math.round(low + random() * (high - low));
        fronts += `M${x} ${y}v-${h}h${w}v${h}z`;
        sides += `M${x + Math.round(w * 0.66)} ${y}v-${h}h${Math.round(w * 0.34)}v${h}z`;
        for (let i = 8; i < w * 0.6; i += 11) lights += `M${x + i} ${y - h + 14}V${y - 8}`;
        x += w + 3;
      }
      art.fill(color, fronts);
      art.fill(shade, sides);
      if (windows !== '') art.line(windows, 5, lights, 'stroke-dasharray="5 9 5 22"');
    };
    blocks(520, 110, 250, art.far('#8a9ab8', 0.6), art.far('#7a8ab0', 0.5), '');
    blocks(540, 60, 170, art.half('#b08a7a', 0.35), art.shaded('#b08a7a', 0.15), art.opening('#6a5a6a', 0.3));
    art.draws('subject');
    const [bright, middle, dark] = [
      art.lit('#f3d9b0'),
      art.half('#f3d9b0', 0.45),
      art.shaded('#d9b48a', 0.25),
    ] as const;
    const red = art.lit('#c8553a');
    const opening = art.opening('#5a3a4a', 0.5);
    art.rect(bright, 700, 400, 400, 150);
    art.rect(dark, 980, 400, 120, 150);
    art.rect(red, 692, 392, 416, 12);
    archRow(art, 720, 540, 34, 92, 20, 7, opening, 0.5);
    art.rect(bright, 830, 330, 140, 70);
    dome(art, 900, 334, 130, 104, red, art.shaded('#c8553a', 0.25), { finial: 30, bulge: 0.55 });
    each('722 394 46 40, 1078 394 46 40', (x, y, w, h) => dome(art, x, y, w, h, red, '', { finial: 14 }));
    art.rect(bright, 590, 230, 76, 320);
    art.rect(dark, 642, 230, 24, 320);
    art.rect(red, 582, 222, 92, 12);
    art.fill(red, 'M588 224l40-74 40 74z');
    art.circle(art.lamps === 'lit' ? art.tones.lamp : '#fffdf2', 626, 274, 26);
    art.line(art.tones.silhouette, 4, 'M626 258v16l12 8');
    arch(art, 608, 400, 36, 70, opening, 0.5);
    arch(art, 604, 548, 44, 96, opening, 0.5);
    art.draws('setting');
    art.rect(middle, 0, 546, 1200, 44);
    art.line(dark, 6, 'M0 590h1200M0 566h1200', 'stroke-dasharray="40 6"');
    each(
      '40 540 60 40, 150 544 50 34, 270 540 60 40, 400 544 50 34, 520 544 46 34, 1160 540 60 40',
      (x, y, a, b) => {
        crown(art, x, y, a, b, art.half('#4f9a5a', 0.4), 9);
      },
    );
    water(art, 592);
    ripples(art, 606, 790, '#fff3d6', 36, 0.5);
    ripples(art, 604, 790, art.tones.shadow, 22, 0.28);
    art.draws('subject');
    art.fill(art.tones.silhouette, 'M640 690h220q20-4 36-16-8 42-46 44H700q-44-4-60-28z');
    art.rect(art.lit('#fff6e2'), 672, 646, 150, 44);
    art.line(art.opening('#3a6a8a', 0.3), 20, 'M682 668h130', 'stroke-dasharray="16 8"');
    art.rect(art.lit('#e0356a'), 664, 638, 166, 9);
    art.draws('setting');
    lamps(
      art,
      '40 560 5, 160 560 5, 280 560 5, 400 560 5, 520 560 5, 680 560 5, 800 560 5, 920 560 5, 1040 560 5, 1160 560 5',
    );
    birds(art, table('480 250 15, 520 230 12, 450 276 10'), '#fff');
  },
);
