import { createCanvas } from '#canvas/canvas.ts';
import { tonesOf } from '#canvas/palette.ts';
import { each, int } from '#canvas/numbers.ts';
import { arch, archRow, dome, shikhara } from '#pieces/buildings.ts';
import { definePalm, palm } from '#pieces/palm.ts';

const ink = 'currentColor';
const lamp = '#ffc02e';

/** All destinations as silhouettes in the text colour of the page, which shows the id `frieze` by `<use>`. */
export function frieze(): string {
  const art = createCanvas('night', tonesOf.night, 3);
  art.fill(ink, 'M0 150h1800v10H0z');
  // stupa
  art.fill(ink, 'M20 152v-14h14v-10h14v-8h104v8h14v10h14v14z');
  art.fill(ink, 'M54 122c0-34 20-52 46-52s46 18 46 52z');
  art.fill(ink, 'M84 72v-18h32v18z');
  art.fill(ink, 'M86 54L98 24l1-10h2l1 10 12 30z');
  art.line(ink, 1.5, 'M100 22Q60 90 20 120M100 22Q140 90 180 120');
  art.fill(lamp, 'M89 62q5-5 10 0-5 3-10 0zM101 62q5-5 10 0-5 3-10 0z');
  // peaks and pines
  art.fill(ink, 'M180 152l44-70 16 20 30-60 34 62 14-18 46 66z');
  each('196 34, 214 44, 352 46, 368 36, 384 28', (x, h) => {
    art.fill(
      ink,
      `M${x} ${152 - h}l${int(h * 0.16)} ${int(h * 0.4)}h-3l${int(h * 0.16)} ${int(h * 0.4)}h-3l5 ${int(h * 0.22)}h-${int(h * 0.76)}l5-${int(h * 0.22)}h-3l${int(h * 0.16)}-${int(h * 0.4)}h-3z`,
    );
  });
  // fort
  art.fill(ink, 'M410 152v-40h12v-8h26v8h14v-30h-4v-8h34v8h-4v-14h40v14h34v-8h22v8h20v22h12v-8h24v8h10v56z');
  dome(art, 520, 66, 26, 26, ink, '', { finial: 10 });
  art.rect(ink, 508, 62, 24, 10);
  dome(art, 475, 72, 18, 18, ink, '', { finial: 8 });
  dome(art, 589, 72, 18, 18, ink, '', { finial: 8 });
  archRow(art, 484, 108, 8, 14, 8, 5, lamp, 0.5);
  archRow(art, 446, 140, 10, 18, 18, 6, lamp, 0.5);
  shikhara(art, 690, 130, 34, 74, ink, ink, { flag: ink });
  shikhara(art, 732, 130, 44, 104, ink, ink, { flag: ink });
  shikhara(art, 772, 130, 30, 60, ink, ink);
  art.fill(ink, 'M650 152l8-8h8l8-7h8l8-7h92l8 7h8l8 7h8l8 8z');
  // houseboat and palms
  art.fill(
    ink,
    'M836 132q8 16 26 18h70q18-2 26-22-10 8-22 9h-76q-14 0-24-5zM856 136c0-22 12-32 34-32s50 0 54 30z',
  );
  archRow(art, 872, 132, 8, 12, 8, 4, lamp, 0.5);
  definePalm(art, ink, ink, 'f');
  palm(art, 832, 152, 74, 12, ink, '', 'f', 0.34);
  palm(art, 972, 152, 88, -14, ink, '', 'f', 0.4);
  palm(art, 992, 152, 62, 10, ink, '', 'f', 0.3);
  // gateway
  art.fill(ink, 'M1016 152v-62h26v-18h60v18h26v62z');
  dome(art, 1042, 74, 14, 18, ink, '', { finial: 8 });
  dome(art, 1102, 74, 14, 18, ink, '', { finial: 8 });
  arch(art, 1056, 152, 32, 58, lamp, 0.42);
  arch(art, 1022, 152, 14, 32, lamp, 0.42);
  arch(art, 1108, 152, 14, 32, lamp, 0.42);
  art.fill(ink, 'M1150 152v-14h8v-40h30v-10h52v10h30v40h8v14z');
  dome(art, 1214, 92, 46, 46, ink, '', { finial: 12, bulge: 0.58 });
  dome(art, 1174, 98, 16, 16, ink, '', { finial: 6 });
  dome(art, 1254, 98, 16, 16, ink, '', { finial: 6 });
  arch(art, 1202, 138, 24, 36, lamp, 0.5);
  arch(art, 1164, 138, 16, 26, lamp, 0.5);
  arch(art, 1248, 138, 16, 26, lamp, 0.5);
  // church
  art.fill(ink, 'M1296 152V92h10V80l7-10 7 10v12q10-22 26-24q16 2 26 24V80l7-10 7 10v12h10v60z');
  art.line(ink, 2.5, 'M1346 68V52M1341 57h10M1313 72v-9M1379 72v-9');
  archRow(art, 1314, 118, 9, 16, 16, 3, lamp, 0.5);
  arch(art, 1338, 152, 16, 26, lamp, 0.5);
  // twin towers, needle, sail
  art.fill(
    ink,
    'M1420 152V76h4V52h5V38l5-24 5 24v14h5v24h4v76zM1466 152V76h4V52h5V38l5-24 5 24v14h5v24h4v76zM1446 100h22v8h-22z',
  );
  art.fill(ink, 'M1512 152V110h4V82h4V58h3l3-54 3 54h3v24h4v28h4v42z');
  art.fill(ink, 'M1552 152c0-40 4-74 12-100 26 20 36 60 36 100z');
  // three towers with a deck, two great trees
  art.fill(
    ink,
    'M1622 152l5-74h10l3 74zM1650 152l5-74h10l3 74zM1678 152l5-74h10l3 74zM1612 76q-4-6 4-8h84q14 0 22 4-8 6-22 6h-84z',
  );
  art.fill(
    ink,
    'M1744 152c2-40-2-62-22-80 12 5 36 5 48 0-20 18-24 40-22 80zM1776 152c2-26-2-40-14-52 8 4 24 4 32 0-12 12-16 26-14 52z',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" id="frieze" viewBox="0 0 1800 160"><title>Skyline of destinations</title><defs>${art.definitions()}</defs>${art.body()}</svg>`;
}
