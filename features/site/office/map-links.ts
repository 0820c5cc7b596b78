export interface MapCoordinates {
  /** Degrees, WGS 84. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Degrees from the centre to the edges of the map: a few streets. */
const mapRadius = { latitude: 0.0036, longitude: 0.0058 };

/** OpenStreetMap's embedded map with a marker (wiki.openstreetmap.org, "Export"). */
export function buildEmbedUrl({ latitude, longitude }: MapCoordinates): string {
  const box = [
    longitude - mapRadius.longitude,
    latitude - mapRadius.latitude,
    longitude + mapRadius.longitude,
    latitude + mapRadius.latitude,
  ];
  const address = new URL('https://www.openstreetmap.org/export/embed.html');
  address.searchParams.set('bbox', box.map((degrees) => degrees.toFixed(4)).join(','));
  address.searchParams.set('layer', 'mapnik');
  address.searchParams.set('marker', `${latitude},${longitude}`);
  return address.href;
}

/** A search, which phones open in their maps app (developers.google.com/maps/documentation/urls). */
export function buildDirectionsUrl(lines: readonly string[]): string {
  const address = new URL('https://www.google.com/maps/search/?api=1');
  address.searchParams.set('query', lines.join(', '));
  return address.href;
}
