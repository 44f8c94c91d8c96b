import { expect, it } from 'vitest';
import { parseVisualOptions } from './options.ts';

const parse = (...args: readonly string[]) => parseVisualOptions(args, ['kinnari', 'other']);

it('compares all stories in the first mode unless told otherwise', () => {
  expect(parse('main')).toEqual({
    ref: 'main',
    words: [],
    brand: 'kinnari',
    theme: 'light',
    language: 'th',
    width: 1200,
    height: 900,
    out: 'visual-report',
    fails: false,
  });
});

it('takes words, a mode, a size and whether to fail', () => {
  const args = ['HEAD~1', 'Kit/Button', 'slip', '--fail', '--theme', 'dark', '--language', 'en', '--brand', 'other'];
  expect(parse(...args, '--viewport', 'phone')).toMatchObject({
    ref: 'HEAD~1',
    words: ['Kit/Button', 'slip'],
    brand: 'other',
    theme: 'dark',
    language: 'en',
    width: 360,
    height: 740,
    fails: true,
  });
});

it.each([
  [[], 'name a commit'],
  [['main', '--fial'], "Unknown option '--fial'"],
  [['main', '--theme', 'grey'], '"grey" is not a theme; take one of light, dark'],
  [['main', '--brand', 'x'], '"x" is not a brand; take one of kinnari, other'],
  [['main', '--viewport', 'watch'], '"watch" is not a viewport'],
])('refuses %j', (args, reason) => {
  expect(() => parse(...args)).toThrow(reason);
});
