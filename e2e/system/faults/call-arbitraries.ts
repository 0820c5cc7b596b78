import * as fc from 'fast-check';
import type { Call, Kind, CatalogueModel } from './catalogue-model.ts';

/* Plans, made by fast-check, name things by their place in a list and become calls once it is known. */

const kind = fc.constantFrom<Kind>('package', 'destination');
const target = fc.nat(5);
const pictures = (most: number) => fc.array(fc.nat(4), { maxLength: most });
/** Texts that are stored unchanged; the contract's tests cover others. */
const text = fc.oneof(
  fc.constantFrom(
    "O'Brien & sons",
    '<img onerror=x>',
    'नेपाल',
    '😀😀',
    '100 %_',
    '"; drop table packages; --',
    '\\',
    'null',
  ),
  fc.stringMatching(/^[a-z]{1,12}$/),
);
const price = fc.oneof(fc.nat(1_000_000), fc.constant(0.1));
const itinerary = fc.array(text, { maxLength: 4 });
const version = fc.constantFrom('current', 'current', 'none', 'stale', 'future');
/** How an edit orders the pictures; the last three are invalid, but `without the new` when nothing is added. */
const order = fc.constantFrom(
  'none',
  'reversed',
  'half',
  'nothing old',
  'twice',
  'unknown',
  'without the new',
);

const Create = fc.record({
  do: fc.constant('create' as const),
  kind,
  text,
  price,
  itinerary,
  pictures: pictures(3),
  key: fc.option(fc.nat(2), { nil: undefined }),
});
const EditOf = fc.record({
  do: fc.constant('edit' as const),
  kind,
  target,
  text,
  itinerary: fc.option(itinerary, { nil: undefined }),
  pictures: pictures(2),
  version,
  order,
});
const Delete = fc.record({ do: fc.constant('delete' as const), kind, target });
const Restore = fc.record({ do: fc.constant('restore' as const), kind, target });
const DeleteForGood = fc.record({ do: fc.constant('delete for good' as const), kind, target });
const Read = fc.record({ do: fc.constant('read' as const), kind });

const Plan = fc.oneof(
  { weight: 3, arbitrary: Create },
  { weight: 6, arbitrary: EditOf },
  { weight: 3, arbitrary: Delete },
  { weight: 3, arbitrary: Restore },
  { weight: 1, arbitrary: DeleteForGood },
  { weight: 2, arbitrary: Read },
);
export type CallTemplate = typeof Plan extends fc.Arbitrary<infer T> ? T : never;

/** Rounds of concurrent calls; the first round makes things for the others. */
export const roundsArbitrary = fc
  .tuple(
    fc.array(Create, { minLength: 2, maxLength: 4 }),
    fc.array(fc.array(Plan, { minLength: 1, maxLength: 4 }), { maxLength: 7 }),
  )
  .map(([first, rest]): readonly (readonly CallTemplate[])[] => [[first], rest].flat());

export interface CallContext {
  /** As the clients saw it when the round began. */
  readonly world: CatalogueModel;
  readonly album: readonly string[];
  /** Everything that was ever made of a kind, deleted things included. */
  readonly everMade: (kind: Kind) => readonly number[];
  readonly newRef: () => number;
}

const daysOf = (texts: readonly string[]) =>
  texts.map((description, index) => ({ day: index + 1, description }));

export function resolveCall(plan: CallTemplate, { world, album, everMade, newRef }: CallContext): Call {
  const addresses = (indexes: readonly number[]) => indexes.map((index) => album[index % album.length] ?? '');
  const refOf = (what: { readonly kind: Kind; readonly target: number }) => {
    const made = everMade(what.kind);
    return made[what.target % Math.max(made.length, 1)] ?? -1;
  };
  switch (plan.do) {
    case 'create': {
      const images = addresses(plan.pictures);
      const key = plan.key === undefined ? undefined : `key-${plan.key}`;
      const face =
        plan.kind === 'destination'
          ? { name: plan.text, discount: '0', images, version: 1 }
          : newPackage(plan, images);
      return { do: 'create', thing: { kind: plan.kind, ref: newRef(), face }, key };
    }
    case 'edit': {
      const ref = refOf(plan);
      const face = world.things.find((thing) => thing.ref === ref)?.face;
      const added = addresses(plan.pictures);
      const seen = Number(face?.['version'] ?? 1);
      const versions = { current: seen, none: undefined, stale: seen - 1, future: seen + 1 };
      const fields =
        plan.kind === 'destination'
          ? { name: plan.text }
          : { name: plan.text, ...(plan.itinerary && { dayWiseItinerary: daysOf(plan.itinerary) }) };
      return {
        do: 'edit',
        kind: plan.kind,
        ref,
        fields,
        version: versions[plan.version],
        added,
        order: orderOf(plan.order, face?.images ?? [], added.length),
      };
    }
    case 'delete':
    case 'restore':
    case 'delete for good':
      return { do: plan.do, kind: plan.kind, ref: refOf(plan) };
    case 'read':
      return plan;
  }
  return plan satisfies never;
}

function newPackage(plan: Extract<CallTemplate, { do: 'create' }>, images: readonly string[]) {
  return {
    category: 'domestic',
    name: plan.text,
    place: plan.text,
    days: 2,
    nights: 1,
    persons: 2,
    price: plan.price,
    description: plan.text,
    tripHighlights: plan.itinerary,
    inclusions: [plan.text],
    exclusions: [],
    images,
    version: 1,
    dayWiseItinerary: daysOf(plan.itinerary),
  };
}

function orderOf(
  how: Extract<CallTemplate, { do: 'edit' }>['order'],
  images: readonly string[],
  added: number,
): readonly string[] | undefined {
  const fresh = Array.from({ length: added }, (_, index) => `new:${index}`);
  switch (how) {
    case 'none':
      return undefined;
    case 'reversed':
      return [...fresh, ...images].toReversed();
    case 'half':
      return [...fresh, ...images.filter((_, index) => index % 2 === 0)];
    case 'nothing old':
      return fresh;
    case 'twice':
      return [...images, ...images, ...fresh];
    case 'unknown':
      return [...images, ...fresh, `/pictures/${'0'.repeat(32)}-40x30-336699`];
    case 'without the new':
      return images;
  }
  return how satisfies never;
}
