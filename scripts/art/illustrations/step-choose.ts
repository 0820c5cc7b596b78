import { points } from '#scripts/art/canvas/path.ts';
import { hills } from '#scripts/art/pieces/land.ts';
import { tuft } from '#scripts/art/pieces/foliage.ts';
import { table } from '#scripts/art/canvas/numbers.ts';
import { birds } from '#scripts/art/pieces/sky.ts';
import { defineVignette } from './vignette.ts';

export const stepChoose = defineVignette('A finger-post with three place boards', 'dawn', (art) => {
  art.gradient('s', [
    [0, art.tones.sky[1]],
    [0.6, art.tones.sky[2]],
    [1, art.tones.sky[3]],
  ]);
  art.raw('<path fill="url(#s)" d="M0 0h400v300H0z"/>');
  art.circle(art.tones.glow, 270, 150, 96, 'opacity=".35"');
  art.circle(art.tones.disc, 270, 150, 52);
  hills(art, points('-10 210, 90 190, 200 214, 320 196, 410 206'), art.far('#6a7f9a', 0.4), 300);
  hills(art, points('-10 246, 120 226, 260 246, 410 230'), art.half('#7aa04f', 0.4), 300);
  hills(art, points('-10 276, 140 262, 300 276, 410 266'), art.shaded('#4a7a3f', 0.3), 300);
  art.rect(art.tones.silhouette, 186, 40, 14, 250);
  art.fill(art.tones.silhouette, 'M180 40q13-14 26 0z');
  const board = (y: number, side: 'left' | 'right', color: string) => {
    const left = side === 'left';
    art.fill(art.lit(color), left ? `M200 ${y}H96l-24 22 24 22h104z` : `M186 ${y}h122l24 22-24 22H186z`);
    const lettering = left ? `M112 ${y + 16}h70M112 ${y + 29}h48` : `M206 ${y + 16}h84M206 ${y + 29}h54`;
    art.line(art.tones.silhouette, 5, lettering);
  };
  board(56, 'right', '#ffc02e');
  board(110, 'left', '#e01c64');
  board(164, 'right', '#2fa38f');
  tuft(art, 193, 296, 40, art.tones.silhouette, 7);
  tuft(art, 320, 300, 50, art.tones.silhouette, 7);
  birds(art, table('110 70 13, 140 54 10'));
});
