import banyanFile from './banyan.svg';
import banyanDuskFile from './banyan-dusk.svg';
import bhutanFile from './bhutan.svg';
import bhutanDuskFile from './bhutan-dusk.svg';
import delhiFile from './delhi.svg';
import dubaiFile from './dubai.svg';
import goaFile from './goa.svg';
import goaDuskFile from './goa-dusk.svg';
import gujaratFile from './gujarat.svg';
import kashiFile from './kashi.svg';
import keralaFile from './kerala.svg';
import keralaDuskFile from './kerala-dusk.svg';
import maharashtraFile from './maharashtra.svg';
import malaysiaFile from './malaysia.svg';
import manaliFile from './manali.svg';
import nepalLakeFile from './nepal-lake.svg';
import nepalStupaFile from './nepal-stupa.svg';
import nightTrainFile from './night-train.svg';
import nightTrainDuskFile from './night-train-dusk.svg';
import rajasthanFile from './rajasthan.svg';
import singaporeFile from './singapore.svg';
import sriLankaFile from './sri-lanka.svg';
import srinagarFile from './srinagar.svg';
import srinagarDawnFile from './srinagar-dawn.svg';
import thailandFile from './thailand.svg';
import vietnamFile from './vietnam.svg';

/** Units of every poster; the width and height of an `<img>` that shows one. */
export const posterSize = { width: 1200, height: 800 } as const;

export interface Poster {
  /** Where the picture is served. */
  readonly address: string;
  /** The `object-position` in percent that keeps the subject in a tall crop such as a 3:4 tile. */
  readonly focus: { readonly x: number; readonly y: number };
}

// Marked pure, so that a page carries only the posters it names. Nothing vital stands in the upper and lower eighth, so every poster may be cropped to its middle.
const poster = (address: string, x: number): Poster => ({ address, focus: { x, y: 50 } });

/** The posters of the site: each scene at the hour it is composed for, or at the hour in its name. */
export const banyan = /* @__PURE__ */ poster(banyanFile, 77);
export const banyanDusk = /* @__PURE__ */ poster(banyanDuskFile, 77);
export const bhutan = /* @__PURE__ */ poster(bhutanFile, 95);
export const bhutanDusk = /* @__PURE__ */ poster(bhutanDuskFile, 95);
export const delhi = /* @__PURE__ */ poster(delhiFile, 50);
export const dubai = /* @__PURE__ */ poster(dubaiFile, 30);
export const goa = /* @__PURE__ */ poster(goaFile, 90);
export const goaDusk = /* @__PURE__ */ poster(goaDuskFile, 90);
export const gujarat = /* @__PURE__ */ poster(gujaratFile, 83);
export const kashi = /* @__PURE__ */ poster(kashiFile, 71);
export const kerala = /* @__PURE__ */ poster(keralaFile, 75);
export const keralaDusk = /* @__PURE__ */ poster(keralaDuskFile, 75);
export const maharashtra = /* @__PURE__ */ poster(maharashtraFile, 96);
export const malaysia = /* @__PURE__ */ poster(malaysiaFile, 50);
export const manali = /* @__PURE__ */ poster(manaliFile, 80);
export const nepalLake = /* @__PURE__ */ poster(nepalLakeFile, 58);
export const nepalStupa = /* @__PURE__ */ poster(nepalStupaFile, 50);
export const nightTrain = /* @__PURE__ */ poster(nightTrainFile, 83);
export const nightTrainDusk = /* @__PURE__ */ poster(nightTrainDuskFile, 83);
export const rajasthan = /* @__PURE__ */ poster(rajasthanFile, 83);
export const singapore = /* @__PURE__ */ poster(singaporeFile, 82);
export const sriLanka = /* @__PURE__ */ poster(sriLankaFile, 79);
export const srinagar = /* @__PURE__ */ poster(srinagarFile, 57);
export const srinagarDawn = /* @__PURE__ */ poster(srinagarDawnFile, 57);
export const thailand = /* @__PURE__ */ poster(thailandFile, 50);
export const vietnam = /* @__PURE__ */ poster(vietnamFile, 65);
