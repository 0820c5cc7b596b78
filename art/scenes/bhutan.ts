import { prayerFlags } from '#pieces/motifs.ts';
import { int, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { ridge } from '#pieces/mountains.ts';
import { birds, disc, lamps, rays, sky } from '#pieces/sky.ts';
import { definePine, pines, treeline } from '#pieces/plants.ts';
import { defineScene } from '#canvas/scene.ts';

export const bhutan = defineScene(
  {
    title: 'Bhutan: a white monastery holding to its cliff, prayer flags across the gorge',
    timeOfDay: 'dawn',
    dark: 'dusk',
    hero: { top: 120, height: 540 },
    seed: 181,
    tones: {
      dawn: {
        sky: ['#5d8fc4', '#a9c4dc', '#f5dcb8', '#ffe9b8'],
        haze: '#cfdce0',
        shadow: '#27406e',
        ambient: '#8d9cc0',
        key: '#ffe6c0',
        silhouette: '#1b2c4e',
        glow: '#fff3cf',
      },
      dusk: {
        sky: ['#33407f', '#8a659f', '#f0958a', '#ffd59c'],
        haze: '#c98aa0',
        shadow: '#2f2458',
        ambient: '#86709e',
        key: '#ffcf9c',
        glow: '#ffd9a8',
        disc: '#ffeec0',
        silhouette: '#1c1c46',
      },
    },
  },
  (art) => {
    const pine = '#3a7d5e';
    const rock = '#c99a6a';
    sky(art, 700);
    rays(art, 250, 240, 18, 900, 0.12);
    disc(art, 250, 240, 78, [1.7, 2.7, 4], 0.25);
    ridge(art, points('-20 420, 130 320, 260 410, 420 330, 560 420, 760 400'), art.far('#6a86b0', 0.62), {
      jag: 0.16,
      base: 800,
    });
    ridge(art, points('-20 500, 160 430, 330 510, 480 450, 700 540'), art.far('#4f7f86', 0.4), {
      jag: 0.14,
      base: 800,
    });
    art.line('#fff', 30, 'M-20 520h280M180 548h300M-20 580h200', 'stroke-linecap="round" opacity=".5"');
    treeline(art, -20, 620, 590, 70, art.far(pine, 0.3), 22);
    art.line('#fff', 26, 'M60 620h330M300 648h240', 'stroke-linecap="round" opacity=".4"');
    treeline(art, -20, 560, 660, 90, art.half(pine, 0.6), 26);
    const bright = art.lit(rock);
    const middle = art.half(rock, 0.45);
    const dark = art.shaded(rock, 0.22);
    art.fill(
      bright,
      'M1200 0H760C740 40 700 60 690 110C676 160 640 180 636 230C630 290 600 320 604 380C606 440 570 470 574 540C578 600 540 650 520 800H1200z',
    );
    art.fill(
      dark,
      'M1200 60C1120 70 1100 130 1110 190C1090 240 1120 300 1100 350L1120 430 1080 470 1110 560 1060 640 1090 800H1200zM900 0C880 40 900 90 880 130L900 170 870 220 884 300 850 330 840 420H790C800 370 780 330 800 290C790 250 820 220 810 180C830 140 820 80 850 40L850 0zM700 470C720 520 690 560 710 610C690 650 700 720 680 800H600C620 720 600 660 630 610C620 560 660 520 700 470zM980 520C960 560 990 600 960 650L980 800H880C900 720 870 680 900 630C890 590 920 550 930 510z',
    );
    art.fill(
      middle,
      'M690 110C710 150 700 200 720 240C700 290 720 330 700 380C720 420 700 450 704 470C680 490 650 520 640 560C640 500 620 460 636 400C630 350 660 310 650 260C660 200 680 160 690 110zM1000 0C1010 50 980 90 1000 140C980 180 1000 220 990 250L960 230C970 180 950 130 970 90L960 0z',
    );
    art.line(
      dark,
      5,
      'M760 60l-10 60 16 40-20 70M930 60l10 60-14 50M1040 120l-16 80 20 60M640 300l-8 70 12 60M1020 480l10 70-20 60M760 500l10 60-16 70M830 520l-14 80 16 70',
      'opacity=".5" stroke-linecap="round" stroke-linejoin="round"',
    );
    definePine(art, art.shaded(pine, 0.2), art.half(pine, 0.3), 'p');
    pines(
      art,
      table(
        '668 236 70, 704 226 52, 622 392 64, 1108 120 76, 1150 106 96, 1188 112 70, 1126 632 96, 1172 622 74, 592 566 66, 552 720 84',
      ),
      'p',
    );
    art.draws('subject');
    // monastery on its ledge
    art.fill(middle, 'M690 452q120-26 380-8l40 24q-60 30-200 34t-214-24z');
    art.fill(dark, 'M696 478q120 30 214 24t200-34q-20 50-110 66t-180-4-124-52z');
    const white = art.lit('#fffaf0');
    const whiteDark = art.shaded('#e8e4ea', 0.08);
    const band = art.lit('#a83232');
    const gold = art.lit('#f7b932');
    const goldDark = art.shaded('#e09a2a', 0.15);
    const opening = art.opening('#4a2430', 0.4);
    const block = (x: number, y: number, w: number, h: number, k = 8) => {
      art.fill(white, `M${x - k} ${y}l${k}-${h}h${w}l${k} ${h}z`);
      art.fill(whiteDark, `M${int(x + w * 0.66)} ${y}V${y - h}h${int(w * 0.34)}l${k} ${h}z`);
      art.rect(band, x, y - h + 8, w, h * 0.2);
      art.line(gold, 4, `M${x + 6} ${int(y - h + 8 + h * 0.1)}h${w - 12}`, 'stroke-dasharray="4 8"');
      art.line(
        opening,
        int(Math.max(12, h * 0.18)),
        `M${x + 10} ${int(y - h * 0.48)}h${w - 20}`,
        'stroke-dasharray="10 13"',
      );
      if (h > 84)
        art.line(opening, 16, `M${x + 10} ${int(y - h * 0.2)}h${w - 20}`, 'stroke-dasharray="10 13"');
      art.fill(gold, `M${x - 18} ${y - h}l14-16h${w + 8}l14 16z`);
      art.fill(
        goldDark,
        `M${int(x + w * 0.66)} ${y - h}v-16h${int(w * 0.34 + 4)}l14 16zM${x - 18} ${y - h}h${w + 36}l-6 7H${x - 12}z`,
      );
    };
    const pavilion = (x: number, y: number, w: number) => {
      art.rect(white, x - w / 2 + 5, y - 22, w - 10, 22);
      art.rect(band, x - w / 2 + 5, y - 18, w - 10, 8);
      art.fill(gold, `M${x - w / 2 - 8} ${y - 22}l12-15h${w - 8}l12 15z`);
      art.fill(goldDark, `M${int(x + w * 0.14)} ${y - 22}v-15h${int(w * 0.36 - 4)}l12 15z`);
      art.line(gold, 4, `M${x} ${y - 37}v-18`);
      art.circle(gold, x, y - 56, 4);
    };
    block(880, 372, 130, 92);
    pavilion(944, 262, 70);
    block(1000, 420, 84, 74);
    pavilion(1042, 330, 44);
    block(712, 456, 96, 78);
    pavilion(760, 362, 56);
    block(806, 462, 120, 104);
    pavilion(866, 342, 70);
    block(924, 466, 90, 66);
    block(1012, 458, 62, 44, 5);
    // the stair along the rock
    art.line(white, 9, 'M692 470l-26 30 18 30-34 36 16 36-40 44', 'stroke-dasharray="4 3" opacity=".9"');
    lamps(art, '668 500 4, 684 530 4, 650 566 4, 666 602 4, 700 446 5, 862 452 4, 1070 440 5');
    art.draws('setting');
    art.line('#fff', 24, 'M560 596h190M680 622h260M900 600h220', 'stroke-linecap="round" opacity=".55"');
    prayerFlags(art, '40 640 700 440 46 15 14, -10 560 650 250 50 14 13', 'l24-4-2 28-20 3z', 12);
    definePine(art, art.tones.silhouette, art.shaded(pine, 0.25), 'q');
    pines(
      art,
      table(
        '60 800 300 1, 160 820 240 1, 250 830 190 1.1, 480 830 170 1.1, 1140 820 300 1, 1040 830 190 1.1, 380 840 140 1.1, 940 840 150 1.1',
      ),
      'q',
    );
    birds(art, table('430 250 18, 478 224 14, 400 280 11'));
  },
);
