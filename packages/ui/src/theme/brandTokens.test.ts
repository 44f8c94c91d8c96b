import { describe, expect, it } from 'vitest';
import { parseBrandTokens } from './brandTokens.ts';

const light = (group: string, name: string, value: unknown) =>
  parseBrandTokens({ light: { [group]: { [name]: value } } });

describe('parseBrandTokens', () => {
  it('keeps what is right', () => {
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

  it('refuses entries one by one, and keeps their neighbours', () => {
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

  it.each([
    'red; background: url(//evil)',
    '#000}html{display:none',
    '{',
    'url(https://evil.example/x)',
    'URL (x)',
    'expression(alert(1))',
    '@import "x"',
    '#000/*',
    String.raw`\75rl(x)`,
    'javascript:alert(1)',
    'var(--k-color-canvas)',
    '#000 !important',
    '</style><script>',
  ])('refuses %j in any group', (value) => {
    for (const [group, name] of [
      ['color', 'accent'],
      ['font', 'body'],
      ['shadow', 'raised'],
      ['space', 'md'],
      ['motion', 'fast'],
    ] as const) {
      const { tokens, problems } = light(group, name, value);
      expect(tokens.light).toEqual({ [group]: {} });
      expect(problems).toHaveLength(1);
    }
  });

  it.each([
    ['color', 'accent', ['#fff', '#12345678', 'rgb(1 2 3 / 50%)', 'hsl(120deg 50% 40%)', 'transparent']],
    ['font', 'body', ["'Anuphan Variable', system-ui, sans-serif", '"IBM Plex Sans Thai"', 'ฟอนต์']],
    ['weight', 'strong', ['1', '600', '1000']],
    ['text', 'display', ['clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)', '2rem', 'calc(1rem * 1.2)']],
    ['leading', 'text', ['1.65', '2']],
    ['radius', 'pill', ['999px', '0', '.5rem', '50%']],
    ['shadow', 'raised', ['none', '0 1px 2px rgb(35 26 87 / 0.06), 0 6px 20px #0003', 'inset 0 0 0 1px #fff']],
    ['motion', 'fast', ['100ms', '.2s']],
    ['motion', 'easeOut', ['ease-out', 'cubic-bezier(0.16, 1, 0.3, 1)']],
    ['size', 'touch', ['2.75rem', 'max(44px, 2.75rem)']],
  ] as const)('accepts usual values of %s.%s', (group, name, values) => {
    for (const value of values) expect([value, light(group, name, value).problems]).toEqual([value, []]);
  });

  it.each([
    ['color', 'accent', ['red', '12px', '', 7, null, ['#fff'], 'rgb()x', '#fffff']],
    ['weight', 'strong', ['bold', '0', '1001', '-400']],
    ['leading', 'text', ['1.6em', '0', '12']],
    ['radius', 'card', ['12', '1 2px', 'auto', '12pt']],
    ['shadow', 'raised', ['0 0', '1px 1px 1px gold']],
    ['motion', 'fast', ['100', '-1s', '1m']],
    ['motion', 'easeOut', ['100ms', 'steps(3)', 'cubic-bezier(1,2,3)']],
    ['font', 'body', ['', 'a,,b', "'a"]],
  ] as const)('refuses wrong values of %s.%s', (group, name, values) => {
    for (const value of values) expect([value, light(group, name, value).problems.length]).toEqual([value, 1]);
  });

  it.each([undefined, null, 'text', 3, [], true])('survives %j', (input) => {
    expect(parseBrandTokens(input)).toEqual({ tokens: { light: {}, dark: {} }, problems: [expect.any(String)] });
  });

  it('knows no names but its own', () => {
    const { tokens, problems } = parseBrandTokens(
      JSON.parse('{"light":{"__proto__":{"accent":"#000"},"color":{"constructor":"#000","__proto__":"#000"}}}'),
    );
    expect(tokens).toEqual({ light: { color: {} }, dark: {} });
    expect(problems).toHaveLength(3);
    expect(({} as Record<string, unknown>)['accent']).toBeUndefined();
  });

  it('answers at once however long or strange a value is', () => {
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
