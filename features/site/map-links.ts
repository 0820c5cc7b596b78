export interface MapPlace {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Half the height and width of what the street map shows, in degrees: a few streets each way. */
const reach = { latitude: 0.0036, longitude: 0.0058 };

/** OpenStreetMap's map to embed, with a marker (wiki.openstreetmap.org, "Export"). */
export function mapFrame({ latitude, longitude }: MapPlace): string {
  const box = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const address = new URL('https://www.openstreetmap.org/export/embed.html');
  address.searchParams.set('bbox', box.map((degrees) => degrees.toFixed(4)).join(','));
  address.searchParams.set('layer', 'mapnik');
  address.searchParams.set('marker', `${latitude},${longitude}`);
  return address.href;
}

/**
 * A search for an address; phones hand it to their maps app, others open a page
 * (developers.google.com/maps/documentation/urls). @param lines name and lines of the address
 */
export function directionsLink(lines: readonly string[]): string {
  const address = new URL('https://www.google.com/maps/search/?api=1');
  address.searchParams.set('query', lines.join(', '));
  return address.href;
}
