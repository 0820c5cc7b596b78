import banyanFile from './banyan.svg';
import banyanDuskFile from './banyan-dusk.svg';
import bhutanFile from './bhutan.svg';
import bhutanDuskFile from './bhutan-dusk.svg';
import delhiFile from './delhi.svg';
import delhiNightFile from './delhi-night.svg';
import dubaiFile from './dubai.svg';
import dubaiNightFile from './dubai-night.svg';
import goaFile from './goa.svg';
import goaDuskFile from './goa-dusk.svg';
import gujaratFile from './gujarat.svg';
import gujaratDawnFile from './gujarat-dawn.svg';
import kashiFile from './kashi.svg';
import kashiNightFile from './kashi-night.svg';
import keralaFile from './kerala.svg';
import keralaDuskFile from './kerala-dusk.svg';
import maharashtraFile from './maharashtra.svg';
import maharashtraDawnFile from './maharashtra-dawn.svg';
import malaysiaFile from './malaysia.svg';
import malaysiaDuskFile from './malaysia-dusk.svg';
import manaliFile from './manali.svg';
import manaliNightFile from './manali-night.svg';
import nepalLakeFile from './nepal-lake.svg';
import nepalLakeDuskFile from './nepal-lake-dusk.svg';
import nepalStupaFile from './nepal-stupa.svg';
import nepalStupaNightFile from './nepal-stupa-night.svg';
import nightTrainFile from './night-train.svg';
import nightTrainDuskFile from './night-train-dusk.svg';
import rajasthanFile from './rajasthan.svg';
import rajasthanNightFile from './rajasthan-night.svg';
import singaporeFile from './singapore.svg';
import singaporeDuskFile from './singapore-dusk.svg';
import sriLankaFile from './sri-lanka.svg';
import sriLankaDuskFile from './sri-lanka-dusk.svg';
import srinagarFile from './srinagar.svg';
import srinagarDawnFile from './srinagar-dawn.svg';
import thailandFile from './thailand.svg';
import thailandDuskFile from './thailand-dusk.svg';
import vietnamFile from './vietnam.svg';
import vietnamNightFile from './vietnam-night.svg';

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
export const banyan = /* @__PURE__ */ poster(banyanFile, 70);
export const banyanDusk = /* @__PURE__ */ poster(banyanDuskFile, 70);
export const bhutan = /* @__PURE__ */ poster(bhutanFile, 95);
export const bhutanDusk = /* @__PURE__ */ poster(bhutanDuskFile, 95);
export const delhi = /* @__PURE__ */ poster(delhiFile, 50);
export const delhiNight = /* @__PURE__ */ poster(delhiNightFile, 50);
export const dubai = /* @__PURE__ */ poster(dubaiFile, 30);
export const dubaiNight = /* @__PURE__ */ poster(dubaiNightFile, 30);
export const goa = /* @__PURE__ */ poster(goaFile, 90);
export const goaDusk = /* @__PURE__ */ poster(goaDuskFile, 90);
export const gujarat = /* @__PURE__ */ poster(gujaratFile, 80);
export const gujaratDawn = /* @__PURE__ */ poster(gujaratDawnFile, 80);
export const kashi = /* @__PURE__ */ poster(kashiFile, 71);
export const kashiNight = /* @__PURE__ */ poster(kashiNightFile, 71);
export const kerala = /* @__PURE__ */ poster(keralaFile, 75);
export const keralaDusk = /* @__PURE__ */ poster(keralaDuskFile, 75);
export const maharashtra = /* @__PURE__ */ poster(maharashtraFile, 96);
export const maharashtraDawn = /* @__PURE__ */ poster(maharashtraDawnFile, 96);
export const malaysia = /* @__PURE__ */ poster(malaysiaFile, 50);
export const malaysiaDusk = /* @__PURE__ */ poster(malaysiaDuskFile, 50);
export const manali = /* @__PURE__ */ poster(manaliFile, 80);
export const manaliNight = /* @__PURE__ */ poster(manaliNightFile, 80);
export const nepalLake = /* @__PURE__ */ poster(nepalLakeFile, 66);
export const nepalLakeDusk = /* @__PURE__ */ poster(nepalLakeDuskFile, 66);
export const nepalStupa = /* @__PURE__ */ poster(nepalStupaFile, 50);
export const nepalStupaNight = /* @__PURE__ */ poster(nepalStupaNightFile, 50);
export const nightTrain = /* @__PURE__ */ poster(nightTrainFile, 83);
export const nightTrainDusk = /* @__PURE__ */ poster(nightTrainDuskFile, 83);
export const rajasthan = /* @__PURE__ */ poster(rajasthanFile, 83);
export const rajasthanNight = /* @__PURE__ */ poster(rajasthanNightFile, 83);
export const singapore = /* @__PURE__ */ poster(singaporeFile, 82);
export const singaporeDusk = /* @__PURE__ */ poster(singaporeDuskFile, 82);
export const sriLanka = /* @__PURE__ */ poster(sriLankaFile, 79);
export const sriLankaDusk = /* @__PURE__ */ poster(sriLankaDuskFile, 79);
export const srinagar = /* @__PURE__ */ poster(srinagarFile, 57);
export const srinagarDawn = /* @__PURE__ */ poster(srinagarDawnFile, 57);
export const thailand = /* @__PURE__ */ poster(thailandFile, 62);
export const thailandDusk = /* @__PURE__ */ poster(thailandDuskFile, 62);
export const vietnam = /* @__PURE__ */ poster(vietnamFile, 63);
export const vietnamNight = /* @__PURE__ */ poster(vietnamNightFile, 63);
