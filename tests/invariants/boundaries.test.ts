import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Forbidden imports, each planted in a file of its own. */
const forbidden: Readonly<Record<string, string>> = {
  'packages/api/src/a.ts': '#sandbox/sandbox.ts',
  'packages/api/src/b.ts': 'react',
  'packages/api/src/c.ts': '#core/data/remote.ts',
  'packages/api/src/d.ts': '#adapter/edge.ts',
  'packages/adapter/src/a.ts': '#sandbox/sandbox.ts',
  'packages/adapter/src/b.ts': '#core/data/remote.ts',
  'packages/adapter/src/c.ts': 'node:http',
  'packages/adapter/src/d.ts': 'swr',
  'packages/adapter/src/e.ts': '#text/marks.ts',
  'packages/adapter/src/f.ts': './testing.ts',
  'packages/adapter/src/g.ts': '../../sandbox/src/sandbox.ts',
  'adapters/some/a.ts': '#api/client.ts',
  'adapters/some/b.ts': 'node:http',
  'adapters/some/c.ts': '#sandbox/sandbox.ts',
  'packages/text/a.ts': '#api/client.ts',
  'packages/text/b.ts': 'react',
  'packages/sandbox/src/a.ts': '#core/session/role.ts',
  'packages/sandbox/src/b.ts': 'react',
  'packages/sandbox/src/h.ts': '#adapter/edge.ts',
  'packages/sandbox/src/c.ts': 'msw',
  'packages/sandbox/src/operations/d.ts': 'node:fs',
  'packages/sandbox/src/e.ts': '#features/auth/login/useLogin.ts',
  'packages/sandbox/src/adapters/msw.ts': 'node:fs',
  'packages/sandbox/src/f.ts': './testing/platform.ts',
  'packages/sandbox/src/operations/g.ts': '../testing/changes/proof.ts',
  'packages/sandbox/src/adapters/node/h.ts': '../../testing/server.ts',
  'packages/demo/vendors/slots/c.ts': '#sandbox/testing/platform.ts',
  'packages/demo/vendors/slots/server/d.ts': '../../shared/server/testing.ts',
  'packages/demo/vendors/slots/a.ts': '#core/session/role.ts',
  'packages/demo/vendors/slots/b.ts': 'node:fs',
  'packages/demo/acme/a.ts': '#api/amounts.ts',
  'packages/demo/acme/b.ts': '#sandbox/sandbox.ts',
  'packages/demo/acme/c.ts': 'node:http',
  'packages/demo/acme/d.ts': '#themes/brands.ts',
  'packages/ui/src/Button/a.tsx': '#api/client.ts',
  'packages/ui/src/Button/b.tsx': 'swr',
  'packages/ui/src/Button/c.tsx': 'react-router-dom',
  'packages/ui/src/Button/d.tsx': '#locales/th/common.json',
  'packages/ui/src/Button/e.tsx': '#themes/brands.ts',
  'packages/ui/src/Button/f.tsx': '#core/data/remote.ts',
  'packages/core/src/session/a.ts': '#features/auth/login/useLogin.ts',
  'packages/core/src/session/b.ts': 'swr',
  'packages/core/src/session/c.ts': 'react-router-dom',
  'packages/core/src/data/d.ts': 'react-router-dom',
  'packages/core/src/routing/router.ts': 'swr',
  'packages/core/src/session/e.ts': '#site/Shell.tsx',
  'packages/core/src/session/f.ts': '#sandbox/sandbox.ts',
  'packages/features/content/home/a.tsx': '../../auth/login/LoginForm.tsx',
  'packages/features/content/home/parts/b.tsx': '../../../auth/login/LoginForm.tsx',
  'packages/features/content/home/c.tsx': '#site/Shell.tsx',
  'packages/features/content/home/d.tsx': '#sandbox/sandbox.ts',
  'packages/features/content/home/e.tsx': 'swr',
  'packages/features/content/home/f.tsx': 'react-router-dom',
  'packages/features/content/home/g.tsx': '#features/auth/login/LoginForm.tsx',
  'packages/features/content/home/useG.ts': '../../auth/login/useLogin.ts',
  'packages/features/content/home/useH.ts': 'react-router-dom',
  'packages/features/content/home/i.test.ts': '../../auth/login/login.model.ts',
  'packages/features/content/home/j.tsx': '#demo/paths.ts',
  'apps/site/src/a.tsx': '#sandbox/sandbox.ts',
  'apps/site/src/b.tsx': '#storybook/preview.tsx',
  'apps/site/src/c.tsx': 'msw',
  'apps/site/src/d.tsx': 'react-router-dom',
  'apps/site/src/e.tsx': '#demo/paths.ts',
  'apps/site/src/f.tsx': '../../../packages/studio/Studio.tsx',
  'packages/core/src/session/h.ts': '#adapter/edge.ts',
  'packages/features/content/home/k.tsx': '#adapter/edge.ts',
  'packages/ui/src/Button/g.tsx': '#adapter/edge.ts',
  'apps/site/src/g.tsx': '#adapter/edge.ts',
  'packages/core/src/session/g.ts': '../../../../packages/studio/theme.ts',
};

/** Allowed imports in the same folders. */
const allowed: Readonly<Record<string, string>> = {
  'packages/api/src/ok.ts': 'valibot',
  'packages/api/src/ok1.ts': '#text/marks.ts',
  'packages/adapter/src/ok.ts': '#api/operations.ts',
  'packages/adapter/src/ok1.ts': 'valibot',
  'packages/adapter/src/ok2.ts': './amounts.ts',
  'packages/adapter/src/ok3.ts': 'node:crypto',
  'packages/adapter/src/ok.test.ts': './testing.ts',
  'adapters/some/ok.ts': '#adapter/adapter.ts',
  'adapters/some/ok1.ts': './codes.ts',
  'packages/text/ok.ts': './fold.ts',
  'packages/sandbox/src/ok.ts': '#api/client.ts',
  'packages/sandbox/src/ok1.ts': '#text/rankMatches.ts',
  'packages/sandbox/src/ok2.ts': '#demo/paths.ts',
  'packages/sandbox/src/adapters/node.ts': 'node:http',
  'packages/sandbox/src/operations/ok.test.ts': '../testing/platform.ts',
  'packages/sandbox/src/testing/ok.ts': './changes/proof.ts',
  'packages/demo/vendors/slots/ok.ts': '../shared/frame.ts',
  'packages/demo/acme/ok.ts': '../art/cover.ts',
  'packages/demo/acme/ok1.ts': '#text/durations.ts',
  'packages/demo/acme/ok.test.ts': 'fast-check',
  'packages/ui/src/Button/ok.tsx': '../Spinner/Spinner.tsx',
  'packages/ui/src/Button/ok.stories.tsx': '#storybook/preview.tsx',
  'packages/core/src/data/ok.ts': 'swr',
  'packages/core/src/routing/ok/router.ts': '../router.ts',
  'packages/features/content/home/ok.tsx': '#core/data/remote.ts',
  'packages/features/content/home/parts/ok.tsx': '../../notices/NoticeBar.tsx',
  'packages/features/content/home/parts/own.tsx': '../HomeScreen.tsx',
  'packages/features/content/home/ok.stories.tsx': '#sandbox/images.ts',
  'apps/site/src/ok.tsx': '#features/content/home/HomeScreen.tsx',
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
    // Findings make oxlint exit with code 1.
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

describe('the linter allows', () => {
  it.each(Object.entries(allowed))('%s importing %s', (file) => {
    expect(refused).not.toContain(file);
  });
});
