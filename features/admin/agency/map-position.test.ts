import { expect, it } from 'vitest';
import { formatPosition, readMapPosition } from './map-position.ts';

const read = (text: string) => {
  const result = readMapPosition(text);
  return result.kind === 'position' ? formatPosition(result.position) : result.kind;
};

it.each([
  [' 12.97,77.59 ', '12.97, 77.59'],
  ['(12.97° 77.59°)', '12.97, 77.59'],
  ['-33.86, 151.21', '-33.86, 151.21'],
  ['18°31\'37.9"N 73°52\'23.5"E', '18.527194, 73.873194'],
  ['18° 31′ 37.9″ N, 73° 52′ 23.5″ E', '18.527194, 73.873194'],
  ["33°51'S 70°40'W", '-33.85, -70.666667'],
])('coordinates are read from %s', (text, position) => {
  expect(read(text)).toBe(position);
});

const place = 'https://www.google.com/maps/place';
it.each([
  'Banyan Tours\nhttps://maps.google.com/?q=12.97,77.59&z=17',
  'www.google.com/maps/@12.97,77.59,15z',
  'https://www.google.com/maps/search/?api=1&query=12.97%2C77.59',
  'https://www.google.com/maps/search/12.97,+77.59?entry=tts',
  'https://www.google.co.in/maps/place/12.97,77.59/@12.9,77.5,17z',
  `${place}/Banyan+Tours/@12.9,77.5,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d12.97!4d77.59!16s%2Fg%2F1`,
  `${place}/12%C2%B058'12.0%22N+77%C2%B035'24.0%22E/@12.9,77.5,17z`,
  'https://www.google.com/maps/dir//12.97,77.59/@12.9,77.5,15z',
  'https://www.google.com/maps/dir/?api=1&destination=12.97,77.59',
  'https://maps.apple.com/?ll=12.97,77.59&q=Banyan%20Tours',
  'https://maps.apple.com/place?address=Pune&coordinate=12.97,77.59&name=Office',
  'https://maps.apple.com/frame?center=12.97%2C77.59&span=0.01%2C0.01',
  'maps.apple.com/?daddr=12.97,77.59',
  'https://www.openstreetmap.org/?mlat=12.97&mlon=77.59#map=17/12.9/77.5',
  'https://www.openstreetmap.org/way/123#map=17/12.97/77.59&layers=N',
  'geo:12.97,77.59;u=35',
  'geo:0,0?q=12.97,77.59(Office)',
  'geo:12.97,77.59?z=17',
])('the place of a link is read: %s', (text) => {
  expect(read(text)).toBe('12.97, 77.59');
});

it.each([
  'https://maps.app.goo.gl/AbCdEf123',
  'https://goo.gl/maps/AbCdEf',
  'Banyan Tours https://maps.app.goo.gl/AbCdEf?g_st=ic',
  'https://maps.apple/p/AbCdEf',
  'https://osm.org/go/yyy--',
])('a short link says nothing of the position: %s', (text) => {
  expect(read(text)).toBe('short link');
});

it.each([
  '',
  'Station Road, Pune',
  '97.2, 12',
  '12.97, 190',
  '12.97',
  'https://www.google.com/maps/place/Pune',
  'https://maps.google.com/?q=Station+Road+12',
  'https://example.com/%E0%A4%A',
  'geo:0,0?q=Pune',
  '+91 98765 43210',
])('no position is made up from %s', (text) => {
  expect(read(text)).toBe('unknown');
});

it('reads back what it shows', () => {
  const position = { latitude: -0.000001, longitude: 179.999999 };
  expect(readMapPosition(formatPosition(position))).toEqual({ kind: 'position', position });
});
