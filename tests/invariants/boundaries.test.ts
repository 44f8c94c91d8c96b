import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Imports that no room may contain, each planted in a file of its own, and the same rooms with an import they may have. */
const forbidden: Readonly<Record<string, string>> = {
  'packages/api/src/a.ts': '#sandbox/world.ts',
  'packages/api/src/b.ts': 'react',
  'packages/sandbox/src/a.ts': '#features/shared/role.ts',
  'packages/sandbox/src/b.ts': 'react',
  'packages/sandbox/src/c.ts': 'msw',
  'packages/sandbox/src/domain/d.ts': 'node:fs',
  'packages/sandbox/src/adapters/msw.ts': 'node:fs',
  'packages/ui/src/Button/a.tsx': '#api/client.ts',
  'packages/ui/src/Button/b.tsx': 'swr',
  'packages/ui/src/Button/c.tsx': 'react-router-dom',
  'packages/ui/src/Button/d.tsx': '#locales/th/shared.json',
  'packages/ui/src/Button/e.tsx': '#themes/brands.ts',
  'packages/features/home/a.tsx': '../login/LoginForm.tsx',
  'packages/features/home/parts/b.tsx': '../../login/LoginForm.tsx',
  'packages/features/home/c.tsx': '#site/Shell.tsx',
  'packages/features/home/d.tsx': '#sandbox/world.ts',
  'packages/features/home/e.tsx': 'swr',
  'packages/features/home/f.tsx': 'react-router-dom',
  'packages/features/home/g.tsx': '#features/login/LoginForm.tsx',
  'packages/features/home/useG.ts': '../login/useLogin.ts',
  'packages/features/shared/h.ts': '../login/useLogin.ts',
  'packages/features/home/i.test.ts': '../login/login.model.ts',
  'apps/site/src/a.tsx': '#sandbox/world.ts',
  'apps/site/src/b.tsx': '#storybook/preview.tsx',
  'apps/site/src/c.tsx': 'msw',
};

const allowed: Readonly<Record<string, string>> = {
  'packages/api/src/ok.ts': 'valibot',
  'packages/sandbox/src/ok.ts': '#api/client.ts',
  'packages/sandbox/src/adapters/node.ts': 'node:http',
  'packages/ui/src/Button/ok.tsx': '../Spinner/Spinner.tsx',
  'packages/ui/src/Button/ok.stories.tsx': '#storybook/preview.tsx',
  'packages/features/home/ok.tsx': '../shared/remote.ts',
  'packages/features/home/parts/ok.tsx': '../../shared/remote.ts',
  'packages/features/home/parts/own.tsx': '../HomeScreen.tsx',
  'packages/features/home/useOk.ts': 'react-router-dom',
  'packages/features/home/ok.stories.tsx': '#sandbox/images.ts',
  'apps/site/src/ok.tsx': '#features/home/HomeScreen.tsx',
};

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

const folder = mkdtempSync(join(tmpdir(), 'kinnari-boundaries-'));
const refused = new Set<string>();

beforeAll(() => {
  copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const [file, source] of Object.entries({ ...forbidden, ...allowed })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `import { it } from '${source}';\nit();\n`);
  }
  let output: string;
  const oxlint = join(process.cwd(), 'node_modules/.bin/oxlint');
  try {
    output = execFileSync(oxlint, ['--format', 'json', '.'], { cwd: folder, encoding: 'utf8' });
  } catch (failure) {
    // It found something, which is its exit code 1.
    output = String((failure as { stdout: unknown }).stdout);
  }
  for (const { code, filename } of (JSON.parse(output) as Report).diagnostics) {
    if (code.includes('no-restricted-imports')) refused.add(filename);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the linter refuses', () => {
  it.each(Object.entries(forbidden))('%s importing %s', (file) => {
    expect(refused).toContain(file);
  });
});

describe('the linter lets through', () => {
  it.each(Object.entries(allowed))('%s importing %s', (file) => {
    expect(refused).not.toContain(file);
  });
});
