import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#themes/brands.ts';
import { kit, KitConsumer, readManifest } from './kitConsumer.ts';

const root = readManifest('package.json');
const files = readdirSync('dist/ui', { recursive: true }).map(String);
const contents = (extension: string) =>
  files
    .filter((file) => file.endsWith(extension))
    .map((file) => [file, readFileSync(`dist/ui/${file}`, 'utf8')] as const);
/** The code and the types of each entry point, by its name in `exports`. */
const entries = Object.entries(kit.exports).flatMap(([path, target]) =>
  typeof target === 'string' ? [] : [[path, Object.values(target as Readonly<Record<string, string>>)] as const],
);
/** `@kinnari/ui/Button` for each entry point with code. */
const modules = entries.map(([path]) => `${kit.name}${path.slice(1)}`);

/** The packages that a file imports, with all that it imports from this package. */
function packagesOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const names = [...text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)['"]([^'"]+)['"]/g)].map(
    ([, name = '']) => name,
  );
  return names.flatMap((name) => {
    if (!name.startsWith('.')) return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
    const path = join(dirname(file), name);
    return packagesOf(file.endsWith('.d.ts') ? path.replace(/(?:\.[jt]sx?)?$/, '.d.ts') : path, seen);
  });
}

let project: KitConsumer;
beforeAll(() => {
  project = new KitConsumer(['@types/react', '@types/react-dom']);
}, 120_000);
afterAll(() => project.remove());

describe('the kit as a package', () => {
  it('exports every component', () => {
    const components = readdirSync('packages/ui/src').filter((name) => files.includes(`${name}/${name}.js`));
    expect(components.length).toBeGreaterThan(35);
    const exported = modules.map((name) => name.slice(kit.name.length + 1));
    // The toast is shown by `ToastProvider`.
    expect(components.filter((name) => name !== 'Toast' && !exported.includes(name))).toEqual([]);
  });

  it('depends on the versions of this repository', () => {
    const versions = { ...root.dependencies, ...root.devDependencies };
    for (const [name, version] of Object.entries(kit.dependencies))
      expect([name, version]).toEqual([name, versions[name]]);
  });

  it('needs three packages besides React, each for few components', () => {
    const needed = entries.flatMap(([path, targets]) => {
      const names = new Set(targets.flatMap((target) => packagesOf(join('dist/ui', target))));
      return [...names].filter((name) => !(name in kit.peerDependencies)).map((name) => [path, name]);
    });
    expect(needed).toEqual([
      ['./Carousel', 'keen-slider'],
      ['./QrCard', 'uqr'],
      ['./QrCode', 'uqr'],
      ['./RichText', 'dompurify'],
    ]);
    expect(Object.keys(kit.dependencies)).toEqual([...new Set(needed.map(([, name]) => name))].toSorted());
  });

  it('has one stylesheet for the components, which starts with the cascade layers, and one per brand', () => {
    const styled = brands.map(({ id }) => `brands/${id}.css`);
    expect(files.filter((file) => file.endsWith('.css')).toSorted()).toEqual([...styled.toSorted(), 'styles.css']);
    const styles = readFileSync('dist/ui/styles.css', 'utf8');
    expect(styles).toMatch(/^@layer reset;\s*@layer theme;\s*@layer kit;\s*@layer screen;/);
    expect(styles).toContain('box-sizing: border-box');
  });

  it('marks components and hooks as code of the client, and what servers call not', () => {
    const marked = (path: string): boolean => readFileSync(`dist/ui/${path}`, 'utf8').startsWith('"use client";');
    const scripts = entries.flatMap(([path, targets]) =>
      targets.filter((target) => target.endsWith('.js')).map((target) => [path, marked(target)] as const),
    );
    expect(scripts.filter(([path, isMarked]) => isMarked !== /^\.\/(?:use)?[A-Z]\w*$/.test(path))).toEqual([]);
    expect(scripts.filter(([, isMarked]) => isMarked).length).toBeGreaterThan(35);
  });

  it('contains no alias of this repository', () => {
    const aliases = /(?:from |import |import\()['"]#/;
    expect(
      [...contents('.js'), ...contents('.d.ts')].filter(([, text]) => aliases.test(text)).map(([file]) => file),
    ).toEqual([]);
  });

  it('contains the replacements of RemoveScroll, aria-hidden and createLucideIcon instead of the originals', () => {
    expect(
      files.filter((file) => /vendor\/(?:react-remove-scroll|react-style-singleton|aria-hidden)/.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => /createLucideIcon/.test(file) && file.startsWith('vendor/'))).toEqual([]);
    expect(files).toContain('Dialog/RemoveScroll.js');
    expect(files).toContain('Dialog/hideOthers.js');
  });
});

describe('a project that has installed the kit', () => {
  it('renders a button to a string', () => {
    project.write(
      'render.js',
      `import { Button } from '${kit.name}/Button';
       import { createElement } from 'react';
       import { renderToString } from 'react-dom/server';
       console.log(renderToString(createElement(Button, { tone: 'money' }, 'Deposit')));`,
    );
    expect(project.run('render.js')).toMatch(
      /^<button type="button" class="[\w ]+"><span>Deposit<\/span><\/button>\s*$/,
    );
  });

  it('can import every entry point in Node', () => {
    project.write('imports.js', modules.map((name) => `import '${name}';`).join('\n'));
    expect(project.run('imports.js')).toBe('');
  });

  it.each(['bundler', 'nodenext'])(
    'type-checks against the kit with module resolution %s',
    { timeout: 60_000 },
    (moduleResolution) => {
      project.write('imports.ts', modules.map((name, index) => `export * as m${index} from '${name}';`).join('\n'));
      project.write(
        'consumer.tsx',
        `import { Button, type ButtonProps } from '${kit.name}/Button';
       import { Dialog } from '${kit.name}/Dialog';
       import { Select } from '${kit.name}/Select';
       import '${kit.name}/styles.css';

       const tone: ButtonProps['tone'] = 'money';
       export const button = <Button tone={tone} onClick={(event) => event.currentTarget.blur()}>Deposit</Button>;
       // @ts-expect-error -- there is no such tone
       export const wrongTone = <Button tone="gold">Deposit</Button>;
       // @ts-expect-error -- a dismissible dialog needs a name for its close button
       export const unnamed = <Dialog open title="Deposit" onOpenChange={() => {}} />;
       export const select = (
         <Select label="Bank" options={[{ value: 'a', label: 'A' }]} onChange={(value: 'a') => value} />
       );`,
      );
      project.write('styles.d.ts', `declare module '${kit.name}/styles.css';`);
      const compilerOptions = {
        target: 'ES2024',
        module: moduleResolution === 'nodenext' ? 'nodenext' : 'preserve',
        moduleResolution,
        lib: ['ES2024', 'DOM', 'DOM.Iterable'],
        types: ['react'],
        jsx: 'react-jsx',
        strict: true,
        exactOptionalPropertyTypes: false,
        skipLibCheck: false,
        noEmit: true,
      };
      project.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
      expect(project.run(resolve('node_modules/typescript/bin/tsc'), '-p', '.')).toBe('');
    },
  );
});
