import { each, int, seededRandom, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { camelPath } from '#pieces/motifs.ts';
import { hills } from '#pieces/mountains.ts';
import { definePalm, palm } from '#pieces/palm.ts';
import { birds, disc, lamps, sky, stars, streaks } from '#pieces/sky.ts';
import { defineScene } from '#canvas/scene.ts';

export const dubai = defineScene(
  {
    title: 'Dubai: a needle tower and a sail by the sea, camels crossing the dunes',
    timeOfDay: 'dusk',
    dark: 'night',
    hero: { top: 40, height: 640 },
    seed: 121,
    tones: {
      dusk: {
        sky: ['#34509f', '#8f83c8', '#f2a9a8', '#ffdf9f'],
        haze: '#dfa2ae',
        shadow: '#372a6e',
        ambient: '#8d7fb8',
        key: '#ffdcb0',
        disc: '#fff4cf',
        glow: '#ffe4b0',
        silhouette: '#2a1f55',
      },
      night: {
        sky: ['#0a1238', '#1b2a66', '#3f4c92', '#8a78b0'],
        haze: '#4f5aa0',
        key: '#a8a4ee',
        glow: '#b9b4e0',
        lamp: '#ffd070',
      },
    },
  },
  (art) => {
    const glass = '#a9d4e0';
    const sand = '#f4b573';
    sky(art, 540);
    stars(art, 60, 380, disc(art, 392, 396, 96, [1.6, 2.4, 3.4], 0.24));
    streaks(art, table('70 190 180, 200 216 100, 820 160 190, 960 186 120, 480 130 90'), '#fff2dd', 10, 0.5);
    const r = seededRandom(17);
    const skyline = (
      y: number,
      hmin: number,
      hmax: number,
      w0: number,
      w1: number,
      c: string,
      c2: string,
      x0 = -10,
      x1 = 1210,
      windowsIn: 'lit windows' | 'no windows' = 'no windows',
    ) => {
      let a = '';
      let b = '';
      let windows = '';
      let x = x0;
      while (x < x1) {
        const w = w0 + r() * (w1 - w0);
        const mid = 1 - Math.min(1, Math.abs(x + w / 2 - 700) / 620);
        const h = hmin + (hmax - hmin) * (mid * 0.75 + r() * 0.35);
        const k = r();
        const X = int(x);
        const wide = int(w);
        const Y = int(y - h);
        a +=
          k < 0.25
            ? `M${X} ${y}V${Y + 16}l${wide}-16V${y}z`
            : k < 0.45
              ? `M${X} ${y}V${Y}q${wide}-4 ${wide} 30V${y}z`
              : `M${X} ${y}V${Y}h${wide}V${y}z`;
        b += `M${int(X + wide * 0.62)} ${y}V${Y + 10}h${int(wide * 0.38)}V${y}z`;
        if (windowsIn === 'lit windows' && wide > 22)
          for (let q = 0; q < 2; q++) windows += `M${X + 7 + q * 9} ${Y + 20}V${y - 10}`;
        x += w + (r() < 0.3 ? 8 : 1);
      }
      art.fill(c, a);
      art.fill(c2, b);
      if (windows)
        art.line(
          art.tones.lamp,
          4,
          windows,
          `stroke-dasharray="5 9 5 21" opacity="${art.timeOfDay === 'night' ? 1 : 0.55}"`,
        );
    };
    skyline(520, 60, 190, 26, 50, art.far(glass, 0.62), art.far(glass, 0.5));
    art.draws('subject');
    // tallest tower
    const bright = art.lit('#cfe6ea');
    const dark = art.shaded('#7fa9c4', 0.25);
    art.fill(bright, 'M640 520V404h8V330h8v-70h7v-60h6v-52h5l4-84 4 84h5v52h6v60h7v70h8v74h8v116z');
    art.fill(dark, 'M684 520V150h5v52h6v60h7v70h8v74h8v114z');
    art.line(dark, 2, 'M648 404h60M656 330h46M663 260h32M669 200h20');
    art.line(
      art.tones.lamp,
      4,
      'M658 410V510M668 340V510M676 270V510',
      'stroke-dasharray="4 10" opacity=".6"',
    );
    art.line(bright, 3, 'M678 70v-30');
    art.draws('setting');
    skyline(522, 40, 160, 34, 62, art.far(glass, 0.2), art.half('#5d86ac', 0.6), 440, 1210, 'lit windows');
    art.draws('subject');
    // sail hotel on its islet
    art.fill(art.lit('#ffffff'), 'M214 510C214 400 226 300 250 226C320 280 346 400 346 510z');
    art.fill(art.shaded('#a9c4dc', 0.15), 'M250 226C320 280 346 400 346 510H300C304 410 290 310 250 226z');
    art.line(
      art.lamps === 'lit' ? art.tones.lamp : art.lit('#4f9fc0'),
      4,
      'M236 300h60M228 346h82M222 392h96M219 438h102M217 480h108',
    );
    art.line(art.lit('#ffffff'), 7, 'M250 230C218 300 206 400 206 510');
    art.line(art.tones.silhouette, 3, 'M250 228v-46');
    art.fill(art.lit('#ffffff'), 'M296 322q34-6 60 4l-8 12h-48z');
    art.draws('setting');
    skyline(524, 14, 40, 34, 60, art.half('#8a78b4', 0.6), art.shaded('#8a78b4', 0.4), 40, 460);
    definePalm(art, art.shaded('#2f7a5a', 0.5), art.half('#2f7a5a', 0.6), 'f');
    each(
      '80 60, 118 74, 150 56, 420 64, 520 58, 800 66, 846 56, 900 72, 1030 60, 1090 74, 1140 62',
      (x, h) => {
        palm(art, x, 536, h, (x % 7) - 3, art.shaded('#5a3f3a', 0.4), '', 'f', h / 190);
      },
    );
    lamps(art, '90 536 4, 160 538 4, 430 536 4, 560 538 4, 820 536 4, 880 538 4, 1040 536 4, 1110 538 4');
    hills(art, points('-20 530, 300 522, 620 532, 900 524, 1220 530'), art.far(sand, 0.2));
    art.fill(
      art.lit(sand),
      'M0 566C120 540 250 548 380 580C520 552 700 540 860 572C980 548 1100 544 1200 556V800H0z',
    );
    art.fill(
      art.shaded(sand, 0.12),
      'M380 580C450 566 470 600 430 640C400 672 460 700 560 720C420 730 250 700 240 660C236 630 330 600 380 580zM860 572C940 560 960 600 910 634C880 660 940 690 1060 700C900 724 740 690 730 646C726 616 810 590 860 572z',
    );
    art.fill(art.half(sand, 0.38), 'M0 650C160 610 330 640 520 700C700 660 940 630 1200 660V800H0z');
    art.fill(
      art.shaded(sand, 0.3),
      'M520 700C620 680 640 720 590 752C570 768 590 784 640 800H330C350 750 450 716 520 700zM0 656C160 616 330 644 520 700C360 660 170 640 0 700z',
      'opacity=".9"',
    );
    art.fill(art.lit(sand), 'M0 650C160 610 330 640 520 700C330 650 150 628 0 664z');
    art.line(
      art.lit(sand),
      3,
      'M700 720q120-30 260-26M740 750q140-34 320-26M820 700q80-16 180-14M690 780q160-40 400-30',
      'stroke-linecap="round" opacity=".5"',
    );
    art.define('m', () => {
      art.fill(art.tones.silhouette, camelPath);
      art.fill('#fff7e6', 'M62 26q0-30 10-30t12 30z');
      art.circle(art.tones.silhouette, 73, -10, 8);
      art.fill('#fff7e6', 'M63-12q10-16 20 0l2 12h-6l-2-8-14 2z');
      art.fill(art.lit('#e01c64'), 'M56 40q16-20 32 0l3 12H52z');
    });
    art.draws('subject');
    art.use('m', 500, 588, 0.74);
    art.use('m', 600, 582, 0.7);
    art.use('m', 694, 590, 0.66);
    art.line(art.tones.silhouette, 2, 'M578 634q14 6 24-26M672 628q12 6 22-18');
    birds(art, table('520 270 15, 560 250 11, 930 250 14'));
  },
);
