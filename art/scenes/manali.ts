import { mix } from '#canvas/color.ts';
import { each, int, table } from '#canvas/numbers.ts';
import { points } from '#canvas/path.ts';
import { hills, massif } from '#pieces/mountains.ts';
import { cloud, disc, lamps, sky, stars } from '#pieces/sky.ts';
import { definePine, pines, treeline } from '#pieces/plants.ts';
import { defineScene } from '#canvas/scene.ts';

export const manali = defineScene(
  {
    title: 'Kullu and Manali: snow peaks, cedars and a timber tower temple by the river',
    timeOfDay: 'noon',
    dark: 'night',
    hero: { top: 120, height: 560 },
    seed: 44,
    grain: 0.07,
    tones: {
      noon: {
        sky: ['#0f5ca6', '#2c8bcd', '#83c8e6', '#e4f3ee'],
        ambient: '#7aa3c4',
        shadow: '#123f70',
        haze: '#a8d5e6',
      },
      night: { sky: ['#071136', '#14285e', '#2c568e', '#74a4bc'], haze: '#3a6690', key: '#a6c2ee' },
    },
  },
  (art) => {
    const pine = '#2e7d5b';
    const meadow = '#8fc15a';
    const wood = '#c07a42';
    const roof = '#a0664a';
    sky(art, 600);
    stars(art, 64, 300, disc(art, 214, 186, 64, [1.7, 2.8], 0.2));
    cloud(art, 980, 150, 0.9, art.tones.cloud, 0.85);
    cloud(art, 470, 120, 0.6, art.tones.cloud, 0.6);
    massif(
      art,
      points(
        '-60 430, 60 300, 150 400, 330 196, 470 360, 640 128, 800 340, 960 230, 1070 350, 1180 250, 1280 400',
      ),
      {
        snow: art.lit('#ffffff'),
        shade: art.shaded('#fbffff', 0.04),
        rock: art.half('#8fa9c4', 0.35),
        snowline: 0.66,
        base: 560,
        jag: 0.26,
      },
    );
    treeline(art, -20, 1220, 470, 64, art.far(pine, 0.55), 20, 600);
    hills(art, points('-20 470, 220 440, 470 492, 700 500, 900 448, 1220 420'), art.far(pine, 0.5), 640);
    treeline(art, -20, 500, 500, 90, art.far(pine, 0.2), 24, 620);
    treeline(art, 500, 640, 548, 40, art.far(pine, 0.2), 18, 620);
    treeline(art, 760, 860, 540, 50, art.far(pine, 0.2), 20, 620);
    treeline(art, 850, 1220, 496, 96, art.far(pine, 0.2), 24, 620);
    hills(art, points('-20 560, 200 528, 420 546, 640 566, 900 536, 1220 520'), art.lit(meadow));
    art.fill(
      art.half(meadow, 0.45),
      'M0 600C160 570 330 590 470 640C380 690 180 720 0 700zM1200 560C1060 560 900 590 800 640C900 690 1060 720 1200 720z',
    );
    art.draws('subject');
    const river = art.lit('#43bcd0');
    const deep = mix(river, art.tones.shadow, 0.45);
    art.fill(
      deep,
      'M640 556C600 580 700 596 690 620C676 650 520 660 470 710C440 742 420 770 410 800H900C890 752 800 716 806 680C812 650 790 616 740 600C700 586 700 566 676 556z',
    );
    art.fill(
      river,
      'M644 556C612 580 716 596 708 622C694 652 560 668 520 716C496 746 488 774 486 800H820C806 752 740 716 752 676C760 650 756 622 720 604C690 590 690 566 668 556z',
    );
    art.line(
      '#fff',
      6,
      'M590 700q40-14 90-8M560 740q60-18 120-6M640 668q30-8 70 0M700 726q40 0 70 14M560 780q80-16 150 0M720 640q-10 6-30 6',
      'stroke-linecap="round" opacity=".8"',
    );
    const rock = art.half('#8d97a6', 0.2);
    const rockShade = art.shaded('#8d97a6', 0.2);
    each('470 716 34, 850 706 30, 620 724 22, 772 664 18, 540 676 20, 876 770 40, 428 770 30', (x, y, r) => {
      art.fill(rockShade, `M${x - r} ${int(y + r * 0.5)}q${int(r * 0.1)}-${int(r)} ${r} -${r}t${r} ${r}z`);
      art.fill(
        rock,
        `M${x - r} ${int(y + r * 0.5)}q${int(r * 0.1)}-${int(r)} ${r} -${r}q-${int(r * 0.2)} ${int(r * 0.6)} ${int(r * 0.1)} ${r}z`,
      );
    });
    const timber = art.lit(wood);
    const timberDark = art.shaded(wood, 0.3);
    const roofLit = art.lit(roof);
    const roofDark = art.shaded(roof, 0.35);
    const stone = art.lit('#d8d2c4');
    const stoneDark = art.shaded('#d8d2c4', 0.2);
    art.group('transform="translate(930 604)"', () => {
      art.fill(stone, 'M-120 0v-26h240v26z');
      art.fill(stoneDark, 'M40-26h80v26h-80z');
      art.line(stoneDark, 3, 'M-120-13h160');
      art.fill(timber, 'M-84-26v-74h168v74z');
      art.fill(timberDark, 'M30-100h54v74h-54z');
      art.fill(art.opening(wood, 0.3), 'M-20-26v-52h36v52z');
      art.line(timberDark, 4, 'M-66-26v-74M-46-26v-74M60-26v-74');
      const tier = (y: number, w: number, h: number, t: number) => {
        art.fill(roofLit, `M${-w} ${y}L${-t} ${y - h}h${t * 2}L${w} ${y}z`);
        art.fill(roofDark, `M${int(w * 0.16)} ${y}L${int(t * 0.2)} ${y - h}H${t}L${w} ${y}z`);
        art.fill(timberDark, `M${-w} ${y}h${w * 2}l-6 8H${-w + 6}z`);
      };
      art.fill(timberDark, 'M-60-138h120v40H-60z');
      tier(-98, 136, 52, 66);
      art.fill(timber, 'M-46-190h92v42h-92z');
      art.fill(timberDark, 'M14-190h32v42h-32z');
      tier(-148, 104, 46, 46);
      art.fill(timber, 'M-30-230h60v38h-60z');
      art.fill(timberDark, 'M8-230h22v38h-22z');
      tier(-192, 76, 42, 30);
      art.fill(roofLit, 'M-50-232L0-312 50-232z');
      art.fill(roofDark, 'M8-232L0-312 50-232z');
      art.line(art.tones.lamp, 4, 'M0-310v-22');
      art.circle(art.tones.lamp, 0, -334, 5);
    });
    art.draws('setting');
    lamps(art, '912 586 5, 876 588 4, 986 588 4, 300 500 4, 344 508 4, 1070 500 4, 1110 508 4, 690 552 4');
    definePine(art, art.shaded(pine, 0.45), art.half(pine, 0.35), 'p');
    pines(
      art,
      table(
        '760 588 96, 796 600 130, 1090 600 150, 1052 590 110, 330 590 120, 384 600 150, 270 600 160, 1150 618 210',
      ),
      'p',
    );
    definePine(art, art.tones.silhouette, art.shaded(pine, 0.18), 'q');
    pines(
      art,
      table('186 690 380 1.05, 60 740 520 1, 292 720 230 1.1, 1176 760 430 1, 1062 742 220 1.1'),
      'q',
    );
    art.fill(
      art.tones.silhouette,
      'M0 716C90 700 220 716 320 760C350 774 370 788 380 800H0zM1200 730C1110 726 1010 750 950 800H1200z',
    );
    art.line(
      art.tones.lamp,
      7,
      'M420 620h0M360 640h0M300 652h0M450 652h0M1000 640h0M1040 660h0M960 668h0M1100 650h0M890 640h0M250 632h0',
      'stroke-linecap="round"',
    );
  },
);
