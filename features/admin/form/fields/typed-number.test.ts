import { expect, it } from 'vitest';
import { formatNumber, readTypedNumber } from './typed-number.ts';

it.each([
  ['', ''],
  ['  ', ''],
  ['0', '0'],
  ['24500', '24500'],
  [' 0045000 ', '0045000'],
  ['+45000', '45000'],
  ['-1', '-1'],
  ['−1', '-1'],
  ['45.5', '45.5'],
  ['45000.50', '45000.50'],
  ['45000.', '45000'],
  ['.5', '.5'],
  ['0.125', '0.125'],
  ['0,5', '0.5'],
  ['1,25,000', '125000'],
  ['1,23,45,678', '12345678'],
  ['125,000', '125000'],
  ['1,250,000', '1250000'],
  ['45,000.50', '45000.50'],
  ['45.000,50', '45000.50'],
  ['1.25.000', '125000'],
  ['45 000', '45000'],
  ['1\u00A025\u2009000', '125000'],
  ['45’000', '45000'],
  ['₹45000', '45000'],
  ['₹ 45,000 /-', '45000'],
  ['Rs. 24500/-', '24500'],
  ['Rs 24,500.00', '24500.00'],
  ['INR 24500', '24500'],
  ['रु. 24,500', '24500'],
  ['24500 INR', '24500'],
  ['४५०००', '45000'],
  ['१,२५,०००', '125000'],
  ['௨௪௫௦௦', '24500'],
  ['\u200E４５，０００', '45000'],
])('reads %j as the one number that it is', (typed, value) => {
  expect(readTypedNumber(typed, 'Price')).toEqual({ value });
});

it.each([
  ['45.000', '45', '45000'],
  ['45.250', '45.25', '45250'],
  ['₹ 4.500', '4.50', '4500'],
  ['45,50', '45.50', '4550'],
  ['45000,00', '45000', '4500000'],
  ['1,0', '1', '10'],
  ['-45,5', '-45.5', '-455'],
  [' ४५.००० ', '45', '45000'],
])('refuses %j and names both of its readings', (typed, one, other) => {
  expect(readTypedNumber(typed, 'Price')).toEqual({
    error: `Price ${typed.trim()} can be read as ${one} or ${other}. Please type one of the two.`,
  });
  for (const value of [one, other]) expect(readTypedNumber(value, 'Price')).toEqual({ value });
});

it.each(
  'a lot|25k|1.25 lakh|1,25 lakh|1,2,3|4 5000|12,34.5|1,25,00|45.000.00|5-6|0x10|1e3|45²|5 %|INR.24000|Rs .500|₹.50|Rs.|.'.split(
    '|',
  ),
)('refuses %j, which is no number in digits', (typed) => {
  expect(readTypedNumber(typed, 'Days')).toEqual({ error: 'Days must be a number, written in digits only' });
});

it.each([null, 0, 2, 45.5, 45.125, 1234.567, 100_000_000])('reads the text of a stored %s back', (number) => {
  const read = readTypedNumber(formatNumber(number), 'Price');
  expect('value' in read && (read.value === '' ? null : Number(read.value))).toBe(number);
});
