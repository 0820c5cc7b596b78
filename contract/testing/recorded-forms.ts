import type { AgencyChanges } from '#contract/agency.ts';
import type { PictureDetail } from '#contract/picture-details.ts';

/**
 * One entry of a multipart body. What is stored is given where it is not the sent text under the same name, {} for what
 * is no value of the entity; there `new:0`... is the address of a file of the form, as in `imageOrder`.
 */
export type RecordedEntry = readonly [
  name: string,
  sent: string | { readonly file: string; readonly type: string },
  stored?: Readonly<Record<string, unknown>>,
];

export interface RecordedForm {
  readonly entity: 'package' | 'destination' | 'agency';
  readonly action: 'create' | 'copy' | 'edit';
  /** A foreign backend has the specified calls alone, without our optional fields. */
  readonly backend: 'own' | 'foreign';
  readonly entries: readonly RecordedEntry[];
}

/** Of what the forms were opened with. */
export const recordedId = 'p1';
export const recordedVersion = 3;
const first = `/pictures/${'a'.repeat(32)}-40x30-112233`;
const second = `/pictures/${'b'.repeat(32)}-40x30-445566`;
export const recordedImages = [first, second] as const;
/** Stands for a random one. */
export const recordedKey = 'recorded-key';

const hill = { file: 'hill.jpg', type: 'image/jpeg' } as const;
const lake = { file: 'lake.jpg', type: 'image/jpeg' } as const;

const json = (name: string, value: unknown, stored = { [name]: value }): RecordedEntry => [
  name,
  JSON.stringify(value),
  stored,
];
const imageOrder = (...images: readonly string[]) => json('imageOrder', images, { images });
function pictureDetails(...details: readonly PictureDetail[]) {
  const sent = details.map(({ address: image, focal, alt, banner }) => ({ image, focal, alt, banner }));
  return json('pictureDetails', sent, { pictureDetails: details });
}
const focal = { x: 52, y: 40 };
const described: PictureDetail = { address: 'new:0', focal, alt: 'A hill at dawn', banner: true };

const editedPackage = (inclusions: RecordedEntry): readonly RecordedEntry[] => [
  ['category', 'domestic'],
  ['name', 'Slow water'],
  ['place', 'Kochi'],
  ['days', '3', { days: 3 }],
  ['nights', '2', { nights: 2 }],
  ['persons', '5', { persons: 5 }],
  ['price', '19900', { price: 19_900 }],
  ['description', 'By boat alone.'],
  ['localName', '', {}],
  ['visibility', 'draft'],
  ['preparedFor', '', {}],
  ['tripHighlights', 'Houseboat', { tripHighlights: ['Houseboat'] }],
  inclusions,
  ['exclusions', 'Flights, Dinner', { exclusions: ['Flights', 'Dinner'] }],
  json('dayWiseItinerary', [
    { day: 1, description: 'Board.' },
    { day: 2, description: 'Drift.' },
  ]),
];

export const recordedFacts: AgencyChanges = {
  nameFirst: 'Peepal',
  nameRest: 'Journeys',
  tagline: 'Slow tours by train.',
  phoneIndia: '+91 90000 11111',
  phoneInternational: '+91 90000 22222',
  phonePackages: '+91 90000 33333',
  whatsApp: '+91 90000 44444',
  email: 'office@peepal.example',
  address: ['4 Peepal Lane', 'Nashik'],
  latitude: 20.01,
  longitude: 73.79,
  hours: [{ days: 'Every day', time: '9:30 am to 5 pm' }],
  facebook: 'https://www.facebook.com/peepal.example',
  instagram: '',
  guideName: 'Lata Desai',
  guideText: 'She knows every train.',
  guidePicture: 'new:0',
  reviews: [{ text: 'Cake.', rest: '', name: 'Asha', town: 'Goa', trip: 'Six days', stamp: 'kerala' }],
  gallery: [{ picture: first, alt: 'Bus' }, { picture: 'new:1', alt: 'Desk' }, null, null, null, null],
};

const record = (
  entity: RecordedForm['entity'],
  action: RecordedForm['action'],
  entries: readonly RecordedEntry[],
) => ({ entity, action, entries });

const forms = [
  record('package', 'create', [
    ['category', 'international'],
    ['name', 'Temples and tea'],
    ['place', 'Nepal'],
    ['days', '4', { days: 4 }],
    ['nights', '3', { nights: 3 }],
    ['persons', '2', { persons: 2 }],
    ['price', '45500.5', { price: 45_500.5 }],
    ['description', 'Four slow days below the mountains.'],
    ['localName', 'नेपाल'],
    ['visibility', 'link'],
    ['preparedFor', 'the Sharma family'],
    ['tripHighlights', 'Stupa, Tea at 1,100 m', { tripHighlights: ['Stupa', 'Tea at 1,100 m'] }],
    ['inclusions', 'Breakfast, Guide', { inclusions: ['Breakfast', 'Guide'] }],
    ['exclusions', 'Visa', { exclusions: ['Visa'] }],
    json('dayWiseItinerary', [{ day: 1, description: 'Fly to Kathmandu.' }]),
    ['idempotencyKey', recordedKey, {}],
    pictureDetails(described),
    ['images', hill, {}],
    ['images', lake, { images: ['new:0', 'new:1'] }],
  ]),
  record('package', 'copy', [
    ...editedPackage(json('inclusions', ['Breakfast', 'Lunch, with tea'])),
    ['idempotencyKey', recordedKey, {}],
    imageOrder('new:0', second),
    ['imagesOfPackage', recordedId, {}],
    pictureDetails(described, { address: second, alt: 'A lake' }),
    ['images', hill, {}],
  ]),
  record('package', 'edit', [
    ...editedPackage(['inclusions', 'Meals, Guide', { inclusions: ['Meals', 'Guide'] }]),
    ['version', String(recordedVersion), {}],
    imageOrder('new:0', second),
    pictureDetails(described, { address: second, alt: 'A lake' }),
    ['images', hill, {}],
  ]),
  record('destination', 'create', [
    ['name', 'Kashi'],
    ['discount', '0'],
    ['idempotencyKey', recordedKey, {}],
    pictureDetails({ address: 'new:0', focal }),
    ['images', hill, {}],
    ['images', lake, { images: ['new:0', 'new:1'] }],
  ]),
  record('destination', 'edit', [
    ['name', 'Goa'],
    ['discount', '0'],
    ['version', String(recordedVersion), {}],
    imageOrder('new:0', second),
    pictureDetails({ address: 'new:0', focal }),
    ['images', hill, {}],
  ]),
  record('agency', 'edit', [
    json('facts', recordedFacts),
    ['version', String(recordedVersion), {}],
    ['images', hill, {}],
    ['images', lake, { images: ['new:0', first, 'new:1'] }],
  ]),
];

const ownNames = new Set(['localName', 'visibility', 'preparedFor', 'version', 'pictureDetails']);

function sentTo(backend: RecordedForm['backend'], { entity, action, entries: all }: (typeof forms)[number]) {
  const entries = all.filter(([name]) => backend === 'own' || !ownNames.has(name));
  const form: RecordedForm = { entity, action, backend, entries };
  return [`${action} ${entity}, ${backend} backend`, form] as const;
}

/** The multipart bodies of the editors, by title: the site has to send them, the server to store what they say. */
export const recordedForms = [
  ...forms.map((form) => sentTo('own', form)),
  ...forms
    .filter(({ entity, action }) => entity !== 'agency' && action !== 'copy')
    .map((form) => sentTo('foreign', form)),
];
