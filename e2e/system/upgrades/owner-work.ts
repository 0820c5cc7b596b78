import sharp from 'sharp';
import * as v from 'valibot';
import * as calls from '#contract/calls.ts';
import { administrator } from '#e2e/system/faults/server-program.ts';
import type { HttpBrowser } from './http-browser.ts';

const Saved = v.object({ _id: v.string(), images: v.array(v.string()), version: v.optional(v.number()) });
/** What a save answers with, under the name that it has in the release. */
const readSaved = (answer: unknown) =>
  v.parse(
    Saved,
    Object.values(v.parse(v.looseObject({}), answer)).find((value) => v.is(Saved, value)),
  );

const texts = {
  category: 'domestic',
  name: 'Backwaters “कायल” 🛶 <b>& more</b>',
  place: 'Kerala',
  days: '3',
  nights: '2',
  persons: '4',
  price: '18500',
  description: 'Two slow days on the water.\n\nதமிழ், 日本語, עברית: every script is kept.',
  tripHighlights: JSON.stringify(['Houseboat, with a cook', 'Toddy shop']),
  inclusions: JSON.stringify(['✓ Breakfast']),
  exclusions: JSON.stringify(['Flights']),
  dayWiseItinerary: JSON.stringify([
    { day: 1, description: 'Arrive in Alleppey.' },
    { day: 2, description: 'Drift to Kumarakom.' },
    { day: 3, description: 'Leave.' },
  ]),
};

const fields = {
  backwaters: texts,
  bhutan: {
    ...texts,
    category: 'international',
    name: 'Bhutan, slowly',
    place: 'Bhutan',
    price: '94000',
  },
  goa: { ...texts, name: 'Goa', place: 'Goa', price: '9000.5' },
  deleted: { ...texts, name: 'Not offered any more', place: 'Shimla' },
};

/** What an owner does with a release, as far as it offers it. */
export async function workAsOwner(owner: HttpBrowser): Promise<void> {
  await owner.call('POST', calls.login, administrator);
  const { features = [] } = v.parse(
    v.object({ features: v.optional(v.array(v.string())) }),
    await owner.call('GET', calls.adminVerifyToken),
  );
  const save = async (method: string, address: string, values: object, pictures: readonly File[] = []) =>
    readSaved(await owner.call(method, address, createForm(values, pictures)));

  const deleted = await save('POST', calls.createPackage, fields.deleted, [await drawPicture('#7a5230')]);
  const goa = await save('POST', calls.createPackage, fields.goa);
  const bhutan = await save('POST', calls.createPackage, fields.bhutan, [
    await drawPicture('#2e6f57'),
    await drawPicture('#b5472f', 'jpeg'),
  ]);
  const backwaters = await save('POST', calls.createPackage, fields.backwaters, [
    await drawPicture('#1f5f8b', 'webp'),
  ]);
  await save('PATCH', calls.editPackage(bhutan._id), {
    price: '99000',
    dayWiseItinerary: JSON.stringify([{ day: 1, description: 'Paro, and the climb to Taktsang.' }]),
    ...(bhutan.version !== undefined && {
      version: String(bhutan.version),
      imageOrder: JSON.stringify(bhutan.images.toReversed()),
    }),
  });
  await owner.call('DELETE', calls.deletePackage(deleted._id));

  const kashi = await save('POST', calls.createDestination, { name: 'Kashi', discount: '10% off' }, [
    await drawPicture('#d97b29'),
  ]);
  const lost = await save('POST', calls.createDestination, { name: 'Atlantis' }, [
    await drawPicture('#123456'),
  ]);
  await save('PATCH', calls.editDestination(kashi._id), { name: 'Kashi, काशी' });
  await owner.call('DELETE', calls.deleteDestination(lost._id));

  if (features.includes('visibility'))
    await save('PATCH', calls.editPackage(goa._id), { visibility: 'draft', preparedFor: 'Asha Rao' });
  if (features.includes('localName'))
    await save('PATCH', calls.editPackage(backwaters._id), { localName: 'കായൽ' });
  if (features.includes('pictures'))
    await save('PATCH', calls.editPackage(bhutan._id), {
      pictureDetails: JSON.stringify([
        { image: bhutan.images[0], focal: { x: 20, y: 75 }, alt: 'A fort above the river', banner: true },
      ]),
    });
  if (features.includes('order'))
    await owner.call('PUT', calls.homeOrder, {
      domestic: [backwaters._id],
      international: [bhutan._id],
      previous: { domestic: [], international: [] },
    });
  if (features.includes('agency'))
    await owner.call(
      'PATCH',
      calls.adminAgency,
      createForm({ facts: JSON.stringify({ guideName: 'Tenzin Wangmo', phoneIndia: '+91 98111 22333' }) }),
    );
}

function createForm(values: object, pictures: readonly File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  for (const picture of pictures) form.append('images', picture);
  return form;
}

/** A hill below a sky: another colour makes another picture. */
async function drawPicture(color: string, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<File> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
    <rect width="480" height="320" fill="#f4e3c1"/><circle cx="370" cy="80" r="40" fill="#e8a33d"/>
    <path d="M0 240L130 120L220 210L330 90L480 250V320H0Z" fill="${color}"/></svg>`;
  const bytes = await sharp(Buffer.from(drawing)).toFormat(format).toBuffer();
  return new File([new Uint8Array(bytes)], `hill.${format}`, { type: `image/${format}` });
}
