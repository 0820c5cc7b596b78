import { createCanvas, type Canvas } from '#server/sample/posters/canvas.ts';
import { tonesOf, type Light } from '#server/sample/posters/light.ts';
import { compact } from '#server/sample/posters/scene.ts';

export function defineVignette(title: string, light: Light, draw: (art: Canvas) => void): () => string {
  return () => {
    const art = createCanvas(light, tonesOf[light], 5);
    draw(art);
    return compact(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">' +
        `<title>${title}</title><defs>${art.definitions()}</defs>${art.body()}</svg>`,
    );
  };
}
