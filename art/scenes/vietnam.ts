import { defineKarst, type KarstColors } from '#pieces/karst.ts';
import { int, table } from '#canvas/numbers.ts';
import { disc, lamps, sky, stars, streaks } from '#pieces/sky.ts';
import { glitter, ripples, water } from '#pieces/water.ts';
import { defineScene } from '#canvas/scene.ts';

export const vietnam = defineScene(
  {
    title: 'Vietnam: a red-sailed junk among misty islands, silk lanterns overhead',
    timeOfDay: 'dawn',
    dark: 'night',
    hero: { top: 90, height: 620 },
    seed: 131,
    tones: {
      dawn: {
        sky: ['#2f8a8f', '#7fbfae', '#d5dfae', '#fbe3ae'],
        water: ['#e9e0b0', '#136a70'],
        ambient: '#6fa398',
        shadow: '#0c4a55',
        haze: '#bcdcc0',
        silhouette: '#0a343c',
        glow: '#fff4c4',
        key: '#fff1d0',
        tint: [0, 0],
      },
      night: {
        sky: ['#06182f', '#0f3550', '#266478', '#6aa49a'],
        water: ['#5a9a98', '#082438'],
        haze: '#5a9a9c',
        shadow: '#06203a',
        ambient: '#3f6f8c',
        key: '#b0d4da',
        glow: '#bfe0d4',
        silhouette: '#04131f',
        wash: undefined,
      },
    },
  },
  (art) => {
    const rock = '#9fbf9f';
    const green = '#3f9272';
    sky(art, 500);
    stars(art, 50, 300, disc(art, 840, 300, 82, [1.6, 2.5, 3.5], 0.25));
    streaks(art, table('520 170 150, 640 194 90, 980 170 170, 920 220 90'), '#fffbe2', 10, 0.5);
    const hazy = (rockHaze: number, greenHaze: number): KarstColors => ({
      rock: art.far(rock, rockHaze),
      rockShade: art.far(rock, rockHaze - 0.16),
      scrub: art.far(green, greenHaze),
      scrubShade: art.far(green, greenHaze - 0.14),
    });
    defineKarst(art, 'a', hazy(0.78, 0.72), 2);
    defineKarst(art, 'c', hazy(0.46, 0.42), 12);
    defineKarst(art, 'e', hazy(0.18, 0.15), 22);
    art.use('a', 615, 484, 1.1, 0.82);
    art.use('a', 740, 484, -0.8, 0.62);
    art.use('a', 1045, 484, 1.3, 0.92);
    art.use('a', 1140, 484, -1, 0.72);
    art.line('#fff', 22, 'M480 470h260M880 476h340', 'stroke-linecap="round" opacity=".35"');
    water(art, 482);
    art.rect('#fff', 0, 480, 1200, 3, 'opacity=".5"');
    art.use('c', 465, 500, 1.5, 1.32);
    art.use('c', 1135, 502, -1.9, 1.46);
    art.line('#fffbe2', 20, 'M330 492h240M990 496h230', 'stroke-linecap="round" opacity=".4"');
    art.use('e', 250, 532, 2.6, 1.91);
    art.use('e', 50, 540, -2.4, 1.6);
    ripples(art, 500, 790, '#fffbe2', 44, 0.5);
    ripples(art, 510, 790, art.shaded('#1b8a8a', 0.35), 26, 0.3);
    glitter(art, 840, 488, 780, 60, 230, '#fffbe2', 0.85, 15);
    art.fill(art.shaded('#1b8a8a', 0.3), 'M0 534q180 14 390-2l-30 22q-160 20-360 8z', 'opacity=".5"');
    const sail = art.lit('#e5562b', 0.5);
    const sailDark = art.shaded('#e5562b', 0.22);
    const hull = art.shaded('#7a4326', 0.4);
    const planks = art.lit('#b06a38');
    art.define('j', () => {
      art.fill(hull, 'M-230-44q30 48 90 54h290q50-6 84-74l26-4q-20 96-96 112h-300q-80-14-94-88z');
      art.fill(
        planks,
        'M-230-44q30 30 84 36h292q60-6 88-56l26-4q-12 44-46 66-30 18-68 20h-290q-66-10-86-62z',
      );
      art.fill(planks, 'M-140-12v-40h230v40z');
      art.fill(hull, 'M-150-58h250v8h-250z');
      art.line(art.tones.lamp, 16, 'M-120-32H80', 'stroke-dasharray="16 18"');
      art.fill(hull, 'M146-14v-56h70l10 16-24 38z');
      art.line(hull, 7, 'M-10-50V-350M-142-40V-250M132-50V-250');
      const hoist = (x: number, top: number, w: number, h: number) => {
        art.fill(
          sail,
          `M${x} ${top}q${int(w * 0.5)}-${int(h * 0.08)} ${w} ${int(h * 0.16)}q${int(w * 0.16)} ${int(h * 0.4)}-${int(w * 0.05)} ${int(h * 0.8)}q-${int(w * 0.6)} ${int(h * 0.04)}-${int(w * 1.2)} ${int(h * 0.02)}q${int(w * 0.14)}-${int(h * 0.6)} ${int(w * 0.25)}-${int(h * 0.98)}z`,
        );
        art.fill(
          sailDark,
          `M${int(x + w * 0.55)} ${int(top + h * 0.03)}q${int(w * 0.25)} ${int(h * 0.02)} ${int(w * 0.45)} ${int(h * 0.13)}q${int(w * 0.16)} ${int(h * 0.4)}-${int(w * 0.05)} ${int(h * 0.8)}q-${int(w * 0.3)} ${int(h * 0.03)}-${int(w * 0.5)} ${int(h * 0.03)}q${int(w * 0.3)}-${int(h * 0.5)} ${int(w * 0.1)}-${int(h * 0.96)}z`,
        );
        let d = '';
        for (let k = 1; k < 6; k++)
          d += `M${int(x - w * 0.04 * k)} ${int(top + h * 0.16 * k)}q${int(w * 0.55)}-${int(h * 0.06)} ${int(w * (1.08 + 0.03 * k))} ${int(h * 0.05)}`;
        art.line(hull, 3, d, 'opacity=".7"');
      };
      hoist(-14, -340, 150, 270);
      hoist(-150, -246, 92, 190);
      hoist(126, -240, 76, 170);
      art.fill(art.lit('#ffc933'), 'M-10-350l46 10-46 14z');
    });
    art.draws('subject');
    art.group('opacity=".26"', () => {
      art.use('j', 690, 616, 0.94, -0.5);
    });
    art.use('j', 690, 616, 0.94);
    art.line(
      '#fffbe2',
      6,
      'M440 636h200M700 644h190M520 664h130M780 670h120',
      'stroke-linecap="round" opacity=".75"',
    );
    art.define('b', () => {
      art.fill(
        art.tones.silhouette,
        'M-70-8q70 24 140 0q-20 22-40 22h-60q-20 0-40-22zM-14-4l6-38q8-10 16 0l6 38z',
      );
      art.fill(art.lit('#e9cf94'), 'M-24-40L0-64l24 24q-24-8-48 0z');
      art.line(art.tones.silhouette, 4, 'M6-24l50 44');
    });
    art.use('b', 1010, 616, 0.9);
    art.use('b', 330, 600, 0.6);
    art.draws('setting');
    lamps(art, '1012 588 5, 332 586 4, 690 560 6, 560 566 5');
    const lantern = (id: string, c: string, e: string) => {
      art.define(id, () => {
        art.line(art.tones.silhouette, 3, 'M0-420V-52');
        art.circle(e, 0, 0, 78, 'opacity=".2"');
        art.fill(c, 'M-18-50h36q44 50 0 100h-36q-44-50 0-100z');
        art.fill(e, 'M-7-50h14q16 50 0 100h-14q-16-50 0-100z', 'opacity=".75"');
        art.fill(art.tones.silhouette, 'M-18-56h36v8h-36zM-18 48h36v8h-36z');
        art.line(c, 5, 'M0 56v34');
      });
    };
    lantern('p', art.shining('#d81b5c'), '#ff8fae');
    lantern('q', art.shining('#f0a020'), '#ffe08a');
    for (const [i, x, y, k] of [
      ['p', 92, 250, 1.2],
      ['q', 226, 186, 0.95],
      ['p', 330, 238, 0.72],
      ['q', 1112, 210, 1.05],
      ['p', 1024, 170, 0.7],
    ] as const) {
      art.use(i, x, y, k);
    }
  },
);
