import { int, seededRandom } from '#canvas/numbers.ts';
import { clump, defineClump } from '#pieces/plants.ts';
import { definePalm, palm } from '#pieces/palm.ts';
import { disc, lamps, sky, stars } from '#pieces/sky.ts';
import { ripples, water } from '#pieces/water.ts';
import { defineScene } from '#canvas/scene.ts';

export const singapore = defineScene(
  {
    title: 'Singapore: glowing supertrees, three towers with a sky deck, and the bay at night',
    timeOfDay: 'night',
    light: 'dusk',
    dark: 'night',
    hero: { top: 120, height: 650 },
    seed: 141,
    tones: {
      night: {
        wash: undefined,
        sky: ['#120f3f', '#33246f', '#7a3f98', '#e3799a'],
        water: ['#8a4a98', '#100c3c'],
        haze: '#6f4796',
        shadow: '#150f45',
        ambient: '#5a4a98',
        key: '#cdbff2',
        silhouette: '#0c0930',
        glow: '#f3a6c4',
        disc: '#fff1da',
      },
      dusk: {
        sky: ['#23407f', '#5f7fbb', '#f3a78c', '#ffdc96'],
        water: ['#f7b48e', '#24407a'],
        haze: '#b99ab0',
        shadow: '#1f2660',
        ambient: '#7f7fb4',
        key: '#ffe0c0',
        silhouette: '#141a48',
        glow: '#ffd9a0',
        disc: '#fff3c8',
      },
    },
  },
  (art) => {
    sky(art, 500);
    const moon = disc(art, 560, 190, 54, [1.8, 3, 4.4], 0.14);
    stars(art, 60, 260, moon);
    const r = seededRandom(29);
    const skyline = (
      y: number,
      x0: number,
      x1: number,
      h0: number,
      h1: number,
      c: string,
      c2: string,
      windows: 'lit' | 'dark' = 'dark',
    ) => {
      let a = '';
      let b = '';
      let w = '';
      let x = x0;
      while (x < x1) {
        const wide = int(30 + r() * 34);
        const h = int(h0 + r() * (h1 - h0));
        a += `M${int(x)} ${y}v-${h}h${wide}v${h}z`;
        b += `M${int(x + wide * 0.66)} ${y}v-${h}h${int(wide * 0.34)}v${h}z`;
        if (windows === 'lit')
          for (let q = 6; q < wide * 0.6; q += 9) w += `M${int(x + q)} ${y - h + 12}V${y - 6}`;
        x += wide + 3;
      }
      art.fill(c, a);
      art.fill(c2, b);
      if (w) art.line(art.tones.lamp, 4, w, 'stroke-dasharray="4 8 4 15 4 26" opacity=".7"');
    };
    skyline(500, 300, 700, 60, 150, art.far('#5a4aa0', 0.5), art.far('#4a3a90', 0.4));
    skyline(500, 700, 1220, 40, 110, art.far('#5a4aa0', 0.5), art.far('#4a3a90', 0.4));
    skyline(502, 420, 640, 90, 210, art.half('#6a5ab8', 0.4), art.shaded('#4a3f98', 0.3), 'lit');
    art.draws('subject');
    // wheel
    art.line(art.lit('#e9d8ff'), 5, 'M1096 388m-92 0a92 92 0 1 0 184 0a92 92 0 1 0-184 0');
    art.line(
      art.lit('#e9d8ff'),
      1.5,
      'M1004 388h184M1096 296v184M1031 323l130 130M1161 323l-130 130M1011 353l170 70M1181 353l-170 70M1061 303l70 170M1131 303l-70 170',
      'opacity=".7"',
    );
    art.line(
      '#ff7fb4',
      9,
      'M1096 388m-92 0a92 92 0 1 0 184 0a92 92 0 1 0-184 0',
      'stroke-dasharray="0 29" stroke-linecap="round"',
    );
    art.line(art.half('#8a7ac8', 0.5), 7, 'M1096 388l-44 114M1096 388l44 114');
    // three leaning towers and their sky deck
    const bright = art.lit('#c9bdf0');
    const dark = art.shaded('#6a5ab0', 0.25);
    for (const x of [700, 800, 900]) {
      art.fill(bright, `M${x} 504L${x + 16} 232h34l12 272z`);
      art.fill(dark, `M${x + 40} 504L${x + 44} 232h14l30 272z`);
      art.line(
        art.tones.lamp,
        5,
        `M${x + 14} 490L${x + 26} 246M${x + 30} 490L${x + 36} 246`,
        'stroke-dasharray="5 9 5 18" opacity=".85"',
      );
    }
    art.fill(art.lit('#efe6ff'), 'M668 226q-14-14 8-22h310q60 2 84 12q-30 22-84 24H690q-16-2-22-14z');
    art.fill(dark, 'M668 226q8 14 22 14h296q54-2 84-24l6 2q-30 34-90 36H694q-22-2-26-28z');
    art.line(art.half('#3aa06a', 0.3), 9, 'M700 202h260', 'stroke-dasharray="0 17" stroke-linecap="round"');
    art.line('#ff9cc4', 3, 'M690 244h296');
    // lotus museum
    art.fill(
      art.lit('#f3e9ff'),
      'M560 506q-34-40-30-84q34 12 52 44q2-40 26-66q22 28 24 64q20-34 54-42q0 48-34 84z',
    );
    art.fill(
      art.shaded('#a99ad8', 0.15),
      'M608 506q-4-50 0-106q22 28 24 64-10 20-14 42zM640 506q8-56 46-84 0 48-34 84z',
    );
    art.draws('setting');
    water(art, 502);
    art.rect('#ffd6e6', 0, 500, 1200, 3, 'opacity=".6"');
    art.draws('subject');
    art.fill(
      art.tones.lamp,
      'M712 510h40v90h-40zM812 510h40v100h-40zM912 510h40v84h-40zM452 510h22v80h-22zM500 510h16v60h-16zM590 510h44v50h-44z',
      'opacity=".22"',
    );
    art.fill('#ff7fb4', 'M1040 510h110v60h-110zM668 510h12v130h-12zM980 510h14v130h-14z', 'opacity=".25"');
    art.draws('setting');
    ripples(art, 512, 790, '#ffb8d6', 44, 0.45);
    ripples(art, 512, 790, art.tones.silhouette, 30, 0.35);
    ripples(art, 516, 640, art.tones.lamp, 26, 0.5, 420, 1010);
    art.draws('subject');
    art.define('b', () => {
      art.fill(art.tones.silhouette, 'M-60-10h120q-8 20-26 20h-66q-20 0-28-20zM-34-12q4-22 30-22t32 22z');
      art.line(art.tones.lamp, 6, 'M-22-18H20', 'stroke-dasharray="7 6"');
      art.line('#ff7fb4', 3, 'M-58-8h116');
    });
    art.use('b', 800, 590, 1.2);
    art.use('b', 590, 556, 0.7);
    art.draws('setting');
    const supertree = (id: string, c1: string, c2: string) => {
      art.define(id, () => {
        let q = '';
        for (let i = -4; i <= 4; i++)
          q += `M${i * 3} -230Q${i * 5} -370 ${i * 32} ${-460 + 24 - Math.abs(i) * 6}`;
        art.fill(art.tones.silhouette, 'M-22 0C-13-230-10-350-130-460Q0-414 130-460C10-350 13-230 22 0z');
        art.line(c1, 4, q);
        art.line(c2, 7, 'M-130-460Q0-414 130-460', 'stroke-linecap="round"');
        art.line(c1, 5, 'M0 0v-230M-8 0v-206M8 0v-206', 'stroke-dasharray="6 9"');
        art.ellipse(c1, 0, -440, 160, 52, 'opacity=".18"');
      });
    };
    supertree('v', '#b07bff', '#7fe0ff');
    supertree('x', '#ff5fa8', '#ffd36b');
    art.use('v', 376, 756, 0.73, 0.8);
    art.use('x', 90, 760, 1, 1.02);
    art.use('x', 246, 780, 1.15, 1.22);
    art.use('v', 470, 760, 0.54, 0.52);
    art.line('#ffd36b', 4, 'M100 540Q180 586 246 540T400 560');
    art.line(art.tones.silhouette, 7, 'M100 548Q180 594 246 548T400 568');
    lamps(art, '150 742 5, 330 744 5, 40 738 5');
    defineClump(art);
    clump(art, 60, 780, 140, 60, art.tones.silhouette);
    clump(art, 300, 800, 170, 64, art.tones.silhouette);
    clump(art, 500, 806, 130, 46, art.tones.silhouette);
    clump(art, 1140, 806, 130, 70, art.tones.silhouette);
    definePalm(art, art.tones.silhouette, '#2a1f6a', 'n');
    palm(art, 1120, 800, 250, -30, art.tones.silhouette, '', 'n', 1.3);
    palm(art, 1190, 800, 330, -10, art.tones.silhouette, '', 'n', 1.4);
  },
);
