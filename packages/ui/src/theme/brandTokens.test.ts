import { lexer } from 'css-tree';
import { describe, expect, it } from 'vitest';
import { dangerousValues, invalidValues, tokenSamples, validValues } from './brandTokens.samples.ts';
import { parseBrandTokens as parse, type Supports } from './brandTokens.ts';

// Node has no `CSS.supports`. The story checks the same values with that of the browser.
const supports: Supports = (property, value) => lexer.matchProperty(property, value).error === null;
const parseBrandTokens = (input: unknown) => parse(input, supports);

const light = (group: string, name: string, value: unknown) =>
  parseBrandTokens({ light: { [group]: { [name]: value } } });

describe('parseBrandTokens', () => {
  it('keeps valid entries', () => {
    const file = {
      light: { color: { accent: '#0a7353', scrim: ' rgb(0 0 0 / 0.5) ' }, radius: { card: '0' } },
      dark: {
        color: { accent: 'oklch(0.8 0.12 160)' },
        motion: { fast: '80ms', easeOut: 'cubic-bezier(0.2, 0, 0, 1)' },
      },
    };
    const { tokens, problems } = parseBrandTokens(file);
    expect(problems).toEqual([]);
    expect(tokens.light).toEqual({ color: { accent: '#0a7353', scrim: 'rgb(0 0 0 / 0.5)' }, radius: { card: '0' } });
    expect(tokens.dark).toEqual(file.dark);
  });

  it('refuses invalid entries one by one', () => {
    const { tokens, problems } = parseBrandTokens({
      light: { color: { accent: '#0a7353', acent: '#000', money: 'gold;' }, colour: {} },
      night: {},
      dark: { radius: { card: 'round' }, space: 'small' },
    });
    expect(tokens).toEqual({ light: { color: { accent: '#0a7353' } }, dark: { radius: {} } });
    expect(problems).toEqual([
      '"light.color.acent": there is no such token.',
      '"light.color.money": "gold;" holds something that is not allowed in a value.',
      '"light.colour": there is no such group of tokens.',
      '"night": there is only "light" and "dark".',
      '"dark.radius.card": "round" is not a length, such as 12px or 0.75rem.',
      'dark.space: is not an object.',
    ]);
  });

  it.each(dangerousValues)('refuses %j in any group', (value) => {
    for (const [group, name] of tokenSamples) {
      const { tokens, problems } = light(group, name, value);
      expect(tokens.light).toEqual({ [group]: {} });
      expect(problems).toHaveLength(1);
    }
  });

  it.each(validValues)('accepts valid values of %s.%s', (group, name, values) => {
    for (const value of values) expect([value, light(group, name, value).problems]).toEqual([value, []]);
  });

  it.each(invalidValues)('refuses invalid values of %s.%s', (group, name, values) => {
    for (const value of values) expect([value, light(group, name, value).problems.length]).toEqual([value, 1]);
  });

  it.each([undefined, null, 'text', 3, [], true])('reports %j as invalid', (input) => {
    expect(parseBrandTokens(input)).toEqual({ tokens: { light: {}, dark: {} }, problems: [expect.any(String)] });
  });

  it('ignores inherited property names', () => {
    const { tokens, problems } = parseBrandTokens(
      JSON.parse('{"light":{"__proto__":{"accent":"#000"},"color":{"constructor":"#000","__proto__":"#000"}}}'),
    );
    expect(tokens).toEqual({ light: { color: {} }, dark: {} });
    expect(problems).toHaveLength(3);
    expect(({} as Record<string, unknown>)['accent']).toBeUndefined();
  });

  it('is fast for long and unusual values', () => {
    const started = performance.now();
    for (const [group, name] of [
      ['shadow', 'raised'],
      ['text', 'display'],
      ['font', 'body'],
      ['color', 'accent'],
    ] as const) {
      for (const piece of ['0 ', '1px ', 'a ', '(', 'rgb(1 ', '1px + ', "'a', "])
        light(group, name, `${piece.repeat(75)}!`.slice(0, 300));
    }
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
