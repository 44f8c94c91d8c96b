import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}
const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));
const kit = readManifest('dist/ui/package.json');
const root = readManifest('package.json');
const files = readdirSync('dist/ui', { recursive: true }).map(String);
const contents = (extension: string) =>
  files
    .filter((file) => file.endsWith(extension))
    .map((file) => [file, readFileSync(`dist/ui/${file}`, 'utf8')] as const);
/** `@kinnari/ui/Button` for each entry point with code. */
const modules = Object.entries(kit.exports).flatMap(([path, target]) =>
  typeof target === 'string' ? [] : `${kit.name}${path.slice(1)}`,
);

/** A project outside of this repository that has installed the kit, its dependencies and React. */
const project = mkdtempSync(join(tmpdir(), 'kinnari-kit-'));
const run = (script: string, ...args: string[]): string =>
  execFileSync(process.execPath, [script, ...args], { cwd: project, encoding: 'utf8' });

beforeAll(() => {
  cpSync('dist/ui', join(project, 'node_modules', kit.name), { recursive: true });
  const installed = [
    ...Object.keys({ ...kit.dependencies, ...kit.peerDependencies }),
    '@types/react',
    '@types/react-dom',
  ];
  for (const name of installed) {
    const link = join(project, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(resolve('node_modules', name), link);
  }
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
});
afterAll(() => rmSync(project, { recursive: true }));

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

  it('has one stylesheet, which starts with the cascade layers', () => {
    expect(files.filter((file) => file.endsWith('.css'))).toEqual(['styles.css']);
    const styles = readFileSync('dist/ui/styles.css', 'utf8');
    expect(styles).toMatch(/^@layer reset;\s*@layer theme;\s*@layer kit;\s*@layer screen;/);
    expect(styles).toContain('box-sizing: border-box');
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
    writeFileSync(
      join(project, 'render.js'),
      `import { Button } from '${kit.name}/Button';
       import { createElement } from 'react';
       import { renderToString } from 'react-dom/server';
       console.log(renderToString(createElement(Button, { tone: 'money' }, 'Deposit')));`,
    );
    expect(run('render.js')).toMatch(/^<button type="button" class="[\w ]+">Deposit<\/button>\s*$/);
  });

  it('can import every entry point in Node', () => {
    writeFileSync(join(project, 'imports.js'), modules.map((name) => `import '${name}';`).join('\n'));
    expect(run('imports.js')).toBe('');
  });

  it.each(['bundler', 'nodenext'])(
    'type-checks against the kit with module resolution %s',
    { timeout: 60_000 },
    (moduleResolution) => {
      writeFileSync(
        join(project, 'imports.ts'),
        modules.map((name, index) => `export * as m${index} from '${name}';`).join('\n'),
      );
      writeFileSync(
        join(project, 'consumer.tsx'),
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
      writeFileSync(join(project, 'styles.d.ts'), `declare module '${kit.name}/styles.css';`);
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
      writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', '*.tsx'] }));
      expect(run(resolve('node_modules/typescript/bin/tsc'), '-p', '.')).toBe('');
    },
  );
});
