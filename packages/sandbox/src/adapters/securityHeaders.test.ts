import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataHeaders, gameHeaders, serviceHeaders, siteHeaders } from './securityHeaders.ts';

test('a page can do what the site needs, and nothing else', () => {
  expect(siteHeaders()['Content-Security-Policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'none'; img-src 'self' blob:; " +
      "font-src 'self'; connect-src 'self'; frame-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify kinnari-worker",
  );
  expect(siteHeaders()).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  });
});

test('the hosts of a deployment are added to their directives', () => {
  const policy = siteHeaders({
    hosts: { images: ['https://img.example'], api: ['https://api.example'], games: ['https://play.example'] },
  })['Content-Security-Policy'];
  expect(policy).toContain("img-src 'self' blob: https://img.example;");
  expect(policy).toContain("connect-src 'self' https://api.example https://play.example;");
  expect(policy).toContain("frame-src 'self' https://play.example;");
  expect(policy).toContain("script-src 'self';");
});

test('Google Analytics is allowed where the deployment uses it', () => {
  const policy = siteHeaders({ hosts: { analytics: true } })['Content-Security-Policy'];
  expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(policy).toContain('https://*.google-analytics.com');
  expect(policy).toMatch(/trusted-types dompurify kinnari-worker analytics$/);
});

test('a host cannot inject a directive', () => {
  expect(() => siteHeaders({ hosts: { images: ["https://img.example; script-src 'unsafe-inline'"] } })).toThrow(
    'not a CSP source',
  );
});

test('violations are reported only with a report path', () => {
  expect(siteHeaders()['Content-Security-Policy']).not.toContain('report');
  expect(siteHeaders({ reportPath: '/reports' })['Content-Security-Policy']).toMatch(/; report-uri \/reports$/);
});

test('only the site can frame a game', () => {
  expect(gameHeaders()['Content-Security-Policy']).toContain("frame-ancestors 'self'");
  expect(gameHeaders()['Content-Security-Policy']).toContain("default-src 'none'");
});

test('the chat can only display itself', () => {
  const policy = serviceHeaders()['Content-Security-Policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toContain('connect-src');
});

test('the documentation tells operators the same headers', () => {
  const documents = readFileSync('docs/deployment.md', 'utf8');
  const [, section = ''] = /^## Headers$(.*?)^## /ms.exec(documents) ?? [];
  const blocks = [...section.matchAll(/^```\n(.*?)^```$/gms)].map(([, text = '']) => {
    // Long values continue on indented lines; hosts stand in angle brackets.
    const lines = text
      .trim()
      .replaceAll(/\n\s+/g, ' ')
      .replaceAll(/ <\w+>/g, '')
      .split('\n');
    return Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  });
  expect(blocks).toEqual([siteHeaders(), dataHeaders]);
});
