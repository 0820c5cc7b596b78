import { each, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { tuft } from '#pieces/plants.ts';
import { hills } from '#pieces/mountains.ts';
import { definePalm, palm } from '#pieces/palm.ts';
import { birds, disc, lamps, sky, streaks } from '#pieces/sky.ts';
import { glitter, ripples, water } from '#pieces/water.ts';
import { defineScene } from '#canvas/scene.ts';

export const kerala = defineScene(
  {
    title: 'Kerala: a thatched houseboat on the backwaters between leaning palms',
    timeOfDay: 'dawn',
    dark: 'dusk',
    hero: { top: 180, height: 520 },
    seed: 31,
    grain: 0.07,
    tones: {
      dawn: {
        sky: ['#2f8f8e', '#7cc0a0', '#e9e09a', '#ffe59a'],
        disc: '#fff9dc',
        glow: '#fff3b4',
        key: '#fff0c0',
        ambient: '#5c9a86',
        haze: '#cfe2a6',
        shadow: '#0f4a4c',
        silhouette: '#0b3437',
        water: ['#f6e39a', '#14706f'],
        tint: [0, 0],
      },
      dusk: {
        sky: ['#5c2a5c', '#b8434f', '#f58a3c', '#ffd86a'],
        water: ['#ffbc52', '#54284f'],
        haze: '#d9735a',
        shadow: '#3a1a3f',
        ambient: '#8a5a6e',
        key: '#ffcb86',
        silhouette: '#250f2c',
        glow: '#ffc860',
      },
    },
  },
  (art) => {
    const leaf = '#3f9a55';
    const thatch = '#d9a55b';
    const wood = '#7a4326';
    sky(art, 470);
    disc(art, 404, 300, 92, [1.6, 2.5, 3.6]);
    streaks(art, table('60 190 150, 560 170 130, 860 220 190, 980 150 110, 660 250 80'), '#fffbe0', 9, 0.45);
    birds(art, table('560 300 15, 604 280 12, 640 306 10, 520 268 10'), '#fffdf0');
    definePalm(art, art.far(leaf, 0.35), art.far(leaf, 0.5), 'f');
    const farBank = art.far(leaf, 0.4);
    each(
      '600 92 8, 660 128 -14, 706 104 12, 780 140 10, 842 110 -10, 1010 128 14, 1080 104 -12, 250 96 10, 190 120 -12, 130 92 10',
      (x, h, l) => {
        palm(art, x, 446, h, l, farBank, '', 'f', h / 190);
      },
    );
    hills(
      art,
      points('-20 420, 120 408, 300 428, 420 436, 560 424, 760 404, 980 412, 1220 396'),
      farBank,
      470,
    );
    hills(art, points('-20 432, 90 420, 240 436, 330 446'), art.half(leaf, 0.6), 470);
    hills(art, points('560 446, 720 436, 900 424, 1060 432, 1220 410'), art.half(leaf, 0.6), 470);
    water(art, 446);
    art.rect(art.tones.glow, 0, 444, 1200, 4, 'opacity=".6"');
    ripples(art, 458, 780, art.shaded(leaf, 0.3), 26, 0.3);
    ripples(art, 456, 790, '#fff7c8', 22, 0.5);
    glitter(art, 404, 456, 780, 60, 240, '#fffbe0', 0.85, 16);
    art.draws('subject');
    // far canoe
    art.fill(
      art.tones.silhouette,
      'M214 500q30 14 90 12q36-2 60-16q-4 26-40 28h-60q-34-2-50-24zM268 506l5-34q4-10 12 0l4 34z',
    );
    art.line(art.tones.silhouette, 4, 'M278 478l-40 52');
    art.circle(art.tones.silhouette, 279, 464, 7);
    const thatchLit = art.lit(thatch);
    const thatchMiddle = art.lit('#b57a3c');
    const thatchDark = art.lit('#96602f');
    const hull = art.shaded(wood, 0.4);
    const matting = art.lit('#efcf8f');
    const glow = art.tones.lamp;
    art.define('h', () => {
      art.fill(hull, 'M-268-66q22 62 90 66h378q70-4 106-88q-30 32-76 36h-424q-44 0-74-14z');
      art.fill(art.lit(wood), 'M-268-66q30 16 74 14h424q46-4 76-36l-10 22q-26 24-68 26h-420q-44 0-76-26z');
      art.fill(matting, 'M-150-48v-80h370v80z');
      art.fill(art.half('#efcf8f', 0.6), 'M120-128h100v80h-100z');
      art.line(thatchDark, 2, 'M-150-74h370M-150-98h370', 'opacity=".5"');
      art.fill(
        hull,
        'M-126-48v-46q22-28 44 0v46zM-48-56v-40q26-32 52 0v40zM34-56v-40q26-32 52 0v40zM116-56v-40q26-32 52 0v40z',
      );
      art.fill(glow, 'M-40-62v-30q18-22 36 0v30zM42-62v-30q18-22 36 0v30zM124-62v-30q18-22 36 0v30z');
      art.fill(
        thatchLit,
        'M-182-98C-176-150-136-176-70-182C20-190 110-188 160-172C208-156 236-120 240-80Q222-94 206-84Q176-92 166-84Q142-136 112-84Q98-92 88-84Q60-136 30-84Q16-92 6-84Q-22-136-52-84Q-66-92-78-84Q-106-128-130-80Q-160-76-182-98z',
      );
      art.fill(
        thatchMiddle,
        'M160-172C208-156 236-120 240-80Q222-94 206-84Q176-92 166-84Q158-102 148-110C172-126 170-150 160-172zM-20-184Q20-160 24-122Q12-110 6-84Q-4-104-18-110Q-2-150-20-184z',
      );
      art.line(thatchDark, 4, 'M-110-176Q-86-148-92-112M66-186Q92-150 86-112M122-182Q146-150 140-112');
      art.fill(thatchLit, 'M-56-180Q-40-216 14-216T84-184Q20-194-56-180z');
      art.fill(thatchDark, 'M-30-187Q10-214 56-188Q10-196-30-187z');
      art.fill(thatchLit, 'M-268-104q30-50 116-54l8 44q-60-6-124 10z');
      art.fill(thatchMiddle, 'M-268-104q60-18 124-10l-2 10q-60-6-122 0z');
      art.line(hull, 5, 'M-246-60v-46M-210-54v-52');
      art.fill(hull, 'M-224-60l4-32q6-10 14 0l4 34z');
      art.circle(hull, -213, -100, 7);
    });
    art.group('opacity=".3"', () => {
      art.use('h', 760, 596, 1, -0.62);
    });
    art.use('h', 760, 600);
    art.line(
      '#fff7c8',
      5,
      'M520 606h120M700 612h210M940 604h90M600 626h90M830 634h130',
      'stroke-linecap="round" opacity=".7"',
    );
    art.draws('setting');
    lamps(art, '500 516 6, 1000 512 6, 240 480 5, 500 440 3, 1100 418 4, 1012 426 4, 180 432 4, 92 424 4');
    definePalm(art, art.tones.silhouette, art.shaded(leaf, 0.12), 'n');
    const trunk = art.tones.silhouette;
    palm(art, 96, 800, 560, 170, trunk, art.shaded(wood, 0.2), 'n', 2.2, 0.7);
    palm(art, 20, 800, 640, 60, trunk, art.shaded(wood, 0.2), 'n', 2, 0.6);
    palm(art, 1150, 800, 640, -96, trunk, art.shaded(wood, 0.2), 'n', 2.1, 0.6);
    palm(art, 1210, 800, 470, -30, trunk, '', 'n', 1.8, 0.7);
    art.fill(
      trunk,
      'M0 676C90 664 170 700 240 742C290 768 340 784 380 800H0zM880 800C900 792 930 780 960 762C1020 730 1110 680 1200 664V800z',
    );
    tuft(art, 150, 724, 110, trunk, 9);
    tuft(art, 60, 690, 90, trunk, 7);
    tuft(art, 1090, 716, 110, trunk, 9);
    tuft(art, 1160, 690, 80, trunk, 7);
    tuft(art, 260, 770, 60, trunk, 6);
  },
);
