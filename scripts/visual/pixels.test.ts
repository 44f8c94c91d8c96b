import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { type Pixels, differenceOf } from './pixels.ts';

type Colour = readonly [number, number, number, number];
const white: Colour = [255, 255, 255, 255];
const black: Colour = [0, 0, 0, 255];
const almostWhite: Colour = [255, 254, 255, 255];
const changed: Colour = [224, 0, 128, 255];
const faded: Colour = [204, 204, 204, 255];

const picture = (width: number, ...colours: readonly Colour[]): Pixels => ({
  width,
  height: colours.length / width,
  data: new Uint8ClampedArray(colours.flat()),
});
const colours = ({ data }: Pixels): readonly (readonly number[])[] =>
  Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)]);

it('finds nothing in the same picture twice, and shows it faded', () => {
  const one = picture(2, black, white, white, black);
  const { count, width, height, ...rest } = differenceOf(one, { ...one, data: one.data.slice() });
  expect({ count, width, height }).toEqual({ count: 0, width: 2, height: 2 });
  expect(colours({ width, height, ...rest })).toEqual([faded, white, white, faded]);
});

it.each([
  ['black', black],
  ['one step of one colour', almostWhite],
])('finds a pixel that became %s', (_, colour) => {
  const difference = differenceOf(picture(2, black, white, white, black), picture(2, black, white, colour, black));
  expect(difference.count).toBe(1);
  expect(colours(difference)).toEqual([faded, white, changed, faded]);
});

it('counts what only one of two sizes has', () => {
  const [small, large] = [picture(1, white, white), picture(2, white, white, white, white, white, white)];
  for (const [before, after] of [
    [small, large],
    [large, small],
  ] as const) {
    const difference = differenceOf(before, after);
    expect([difference.width, difference.height, difference.count]).toEqual([2, 3, 4]);
    expect(colours(difference)).toEqual([white, changed, white, changed, changed, changed]);
  }
});

it('does not mix rows of pictures that are not as wide', () => {
  const difference = differenceOf(picture(2, white, black, white, black), picture(1, white, white));
  expect(colours(difference)).toEqual([white, changed, white, changed]);
});

it('can be sent to a page as text', () => {
  const sent = runInNewContext(`(${differenceOf.toString()})`) as typeof differenceOf;
  expect(sent(picture(1, white), picture(1, black)).count).toBe(1);
});
