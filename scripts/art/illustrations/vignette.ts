import { createCanvas, type Canvas } from '#scripts/art/canvas/canvas.ts';
import { tonesOf, type TimeOfDay } from '#scripts/art/canvas/time-of-day.ts';
import { compact } from '#scripts/art/canvas/scene.ts';

export function defineVignette(
  title: string,
  timeOfDay: TimeOfDay,
  draw: (art: Canvas) => void,
): () => string {
  return () => {
    const art = createCanvas(timeOfDay, tonesOf[timeOfDay], 5);
    draw(art);
    return compact(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">' +
        `<title>${title}</title><defs>${art.definitions()}</defs>${art.body()}</svg>`,
    );
  };
}
