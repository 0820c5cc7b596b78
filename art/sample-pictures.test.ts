import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { samplePictures } from '../server/sample/samples.ts';
import { drawSamplePicture, encodeSamplePictures, hashDrawing, readManifest } from './sample-pictures.ts';

it('keeps the sample pictures as they are drawn, each another drawing; otherwise run "npm run generate"', async () => {
  const kept = Object.entries(await readManifest()).map(([name, { drawing }]) => [name, drawing]);
  const drawn = [...samplePictures].map(([name, one]) => [name, hashDrawing(drawSamplePicture(one))]);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(drawn));
  expect(new Set(drawn.map(([, hash]) => hash)).size).toBe(drawn.length);
});

it.each([
  ['hampi', 'dusk'],
  ['kerala', 'evening'],
])('refuses a picture of %s at %s, which is not drawn', (scene, timeOfDay) => {
  expect(() => drawSamplePicture({ scene, timeOfDay })).toThrow(`No scene ${scene} at ${timeOfDay}`);
});

it('encodes what is missing or drawn anew, nothing twice, and removes files of no picture', async () => {
  const path = await mkdtemp(join(tmpdir(), 'sample-pictures-'));
  onTestFinished(() => rm(path, { recursive: true }));
  const folder = pathToFileURL(`${path}/`);
  const asked: string[] = [];
  const encode = (_png: Buffer, name: string) => {
    asked.push(name);
    const files = [{ name: `${name}-1600.jpg`, type: 'image/jpeg', bytes: Buffer.from(name) }];
    return Promise.resolve({
      metadata: { hash: name, width: 1600, height: 1067, color: '#b8105a' },
      files,
    });
  };
  const run = () =>
    encodeSamplePictures(
      folder,
      new Map([
        ['kerala-dusk', { scene: 'kerala', timeOfDay: 'dusk' }],
        ['kerala-dawn', { scene: 'kerala', timeOfDay: 'dawn' }],
      ]),
      encode,
    );
  await writeFile(join(path, 'manifest.json'), '{}');
  expect(await run()).toBe(2);
  expect(await run()).toBe(0);

  const { 'kerala-dusk': dusk, ...others } = await readManifest(folder);
  const ofAnotherDrawing = { ...others, 'kerala-dusk': { ...dusk, drawing: 'another' } };
  await writeFile(join(path, 'manifest.json'), JSON.stringify(ofAnotherDrawing));
  await rm(join(path, 'kerala-dawn.png-1600.jpg'));
  await writeFile(join(path, 'left-over.avif'), '');
  expect(await run()).toBe(2);
  expect(asked).toEqual(['kerala-dawn.png', 'kerala-dusk.png', 'kerala-dawn.png', 'kerala-dusk.png']);
  expect(Object.keys(await readManifest(folder))).toEqual(['kerala-dawn', 'kerala-dusk']);
  expect((await readdir(path)).toSorted()).toEqual([
    'kerala-dawn.png-1600.jpg',
    'kerala-dusk.png-1600.jpg',
    'manifest.json',
  ]);
});
