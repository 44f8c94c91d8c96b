import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { argTypesOf, componentsOf } from '../../.storybook/kit/kitArgTypes.ts';
import { readKit } from '../../.storybook/kit/readKit.ts';

const kit = readKit();
const titles = globSync('packages/ui/src/*/*.stories.tsx').map(
  (file) => /title: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? file,
);
const usages = ['th', 'en'].map(
  (language) => JSON.parse(readFileSync(`locales/${language}/kitGuide.json`, 'utf8')) as Record<string, unknown>,
);
const props = kit.flatMap((component) =>
  component.props.map((prop) => ({ name: `${component.name}.${prop.name}`, prop, argTypes: argTypesOf(component) })),
);

it('reads the whole kit', () => {
  expect(kit.length).toBeGreaterThanOrEqual(58);
  expect(props.length).toBeGreaterThanOrEqual(490);
});

describe('a page of documentation', () => {
  it.each(kit)('shows $name', (component) => {
    const pages = titles.filter((title) => componentsOf(kit, title).includes(component));
    expect(pages).toEqual([`Kit/${component.folder}`]);
    expect(component.description).not.toBe('');
  });

  it.each(titles)(
    '%s says in each language when to use it, what to do and what not, and how it is accessible',
    (title) => {
      const advice = { use: expect.stringMatching(/./), do: expect.anything(), dont: expect.anything() };
      for (const usage of usages) {
        const given = usage[title.replace(/^Kit\//, '')] as Record<string, readonly string[]> | undefined;
        expect(given).toMatchObject(advice);
        for (const part of ['do', 'dont', 'access']) expect(given?.[part]?.length, part).toBeGreaterThan(0);
      }
    },
  );

  it('gives advice on nothing that the kit does not have', () => {
    const names = titles.map((title) => title.replace(/^Kit\//, '')).toSorted();
    for (const usage of usages) expect(Object.keys(usage).toSorted()).toEqual(names);
  });
});

describe('the controls', () => {
  it('describe every prop', () => {
    expect(
      props.filter(({ prop, argTypes }) => argTypes[prop.name]?.description === '').map(({ name }) => name),
    ).toEqual([]);
  });

  it('offer the members of a union, never a raw object', () => {
    // Those of its own, not of what a function takes or a record has.
    const unions = props.filter(({ prop }) => /(?:^|\| )(?:"|\d)/.test(prop.type.replaceAll(/\(.*\)|<.*>/g, '')));
    expect(unions.length).toBeGreaterThan(60);
    const offered = ({ prop, argTypes }: (typeof props)[number]): boolean => {
      const { control, options = [] } = argTypes[prop.name] ?? { control: false as const };
      if (control === false) return false;
      // A union with `string` or a type parameter in it takes any text.
      return control.type === 'text' || options.length > 1;
    };
    expect(unions.filter((union) => !offered(union)).map(({ name, prop }) => `${name}: ${prop.type}`)).toEqual([]);
  });

  it('are raw objects for lists and records only', () => {
    const raw = props.filter(({ prop }) => prop.control === 'object');
    const shapes = /^(?:readonly .*\[\]|\{.*\}|Readonly<Record<.*>>|[A-Z]\w*)$/;
    expect(raw.filter(({ prop }) => !shapes.test(prop.type)).map(({ name, prop }) => `${name}: ${prop.type}`)).toEqual(
      [],
    );
    expect(raw.length).toBeLessThan(30);
  });
});

it('knows options that come from another file, a keyof, or a list', () => {
  const optionsOf = (component: string, prop: string) =>
    kit
      .find(({ name }) => name === component)
      ?.props.find(({ name }) => name === prop)
      ?.options.toSorted();
  expect(optionsOf('Button', 'tone')).toEqual(['accent', 'money', 'negative', 'outline', 'quiet', 'soft']);
  expect(optionsOf('Stack', 'gap')).toContain('md');
  expect(optionsOf('Box', 'radius')).toContain('card');
  expect(optionsOf('Dialog', 'dismissible')).toEqual([false, true, 'withoutButton']);
  expect(optionsOf('ButtonLink', 'tone')).not.toContain('negative');
});
