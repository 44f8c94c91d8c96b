import { describe, expect, it } from 'vitest';
import { insertImport, insertMember, insertProperty } from './insertInto.ts';

describe('insertProperty', () => {
  const source = `// § Names that end in s: const routes = {}
export const routes = {
  home: route({ paths: ['/'] }), // first
  vip: route({ paths: ['/vip'] }),
};
export const pages = { deposit: { screen: 'a' } } as const satisfies Pages;
const empty = {};
`;
  it('adds the last property of a constant', () => {
    expect(insertProperty(source, ['routes'], 'help: route({})')).toBe(
      source.replace("'/vip'] }),", "'/vip'] }),\nhelp: route({}),"),
    );
    expect(insertProperty(source, ['pages'], 'limits: {}')).toContain(
      "{ deposit: { screen: 'a' },\nlimits: {} } as const",
    );
    expect(insertProperty(source, ['empty'], 'a: 1')).toContain('const empty = { a: 1 };');
  });
  it('finds an object below another, also in a call', () => {
    expect(insertProperty(source, ['routes', 'vip'], 'b: 1')).toContain("vip: route({ paths: ['/vip'],\nb: 1 }),");
    expect(insertProperty(source, ['pages', 'deposit'], 'b: 1')).toContain("{ screen: 'a',\nb: 1 }");
  });
  it('refuses a name that is not there', () => {
    expect(() => insertProperty(source, ['rooutes'], 'a: 1')).toThrow('rooutes');
    expect(() => insertProperty(source, ['routes', 'constructor'], 'a: 1')).toThrow('constructor');
  });
});

describe('insertMember', () => {
  const source = `export interface Messages {
  readonly common: 'c';
  /** Of the form. */
  readonly deposit: 'd';
}
`;
  const names = (text: string) => [...text.matchAll(/readonly (\w+)/g)].map(([, name]) => name);
  it.each([
    ['account', ['account', 'common', 'deposit']],
    ['content', ['common', 'content', 'deposit']],
    ['rebate', ['common', 'deposit', 'rebate']],
  ])('puts %s in alphabetical order', (name, order) => {
    expect(names(insertMember(source, 'Messages', name, `readonly ${name}: '';`))).toEqual(order);
  });
  it('leaves a comment with its property', () => {
    expect(insertMember(source, 'Messages', 'content', 'readonly content: 1;')).toContain(
      '/** Of the form. */\n  readonly deposit',
    );
  });
  it('refuses an interface that is not there', () => {
    expect(() => insertMember(source, 'Words', 'a', '')).toThrow('Words');
  });
});

describe('insertImport', () => {
  const source = `import type { Handler } from './handler.ts';
import {
  one,
  type Two,
} from './numbers.ts';
`;
  it('adds what is missing to the import of the module', () => {
    expect(insertImport(source, './numbers.ts', ['one', 'three'])).toBe(source.replace('Two', 'Two, three'));
    expect(insertImport(source, './numbers.ts', ['one', 'Two'])).toBe(source);
  });
  it('writes an import where there is none, or one of types only', () => {
    expect(insertImport(source, './letters.ts', ['a', 'b'])).toBe(`import { a, b } from './letters.ts';\n${source}`);
    expect(insertImport(source, './handler.ts', ['run'])).toContain("import { run } from './handler.ts';\nimport type");
  });
});
