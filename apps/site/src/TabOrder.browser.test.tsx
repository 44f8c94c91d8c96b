import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { describe, expect as expectOf, test } from 'vitest';
import { type MemberPage } from '#core/routing/centrePages.ts';
import { paths } from '#core/routing/paths.ts';
import type { RenderOptions, RenderedOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { reachedTooEarly } from '#storybook/tabOrder.ts';
import { renderSite } from './renderSite.testing.tsx';
import { isWhole } from './wholeSite.testing.tsx';

/** Walks through a form with the Tab key and returns where it stops. */
async function walk(form: HTMLElement): Promise<readonly HTMLElement[]> {
  const [first] = form.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea, a[href], button');
  first?.focus();
  const stops: HTMLElement[] = [];
  let stop = document.activeElement;
  while (stop instanceof HTMLElement && form.contains(stop) && !stops.includes(stop)) {
    stops.push(stop);
    await userEvent.tab();
    stop = document.activeElement;
  }
  return stops;
}

async function expectInOrder(form: HTMLElement, least = 3): Promise<readonly HTMLElement[]> {
  const stops = await walk(form);
  await expect(stops.length).toBeGreaterThanOrEqual(least);
  expectOf(reachedTooEarly(stops)).toEqual([]);
  return stops;
}

const forms = () => [...document.querySelectorAll<HTMLElement>('main form')];
const dialog = () => screen.findByRole('dialog');

describe('the Tab key fills in from top to bottom', () => {
  const nameOf = (stop: HTMLElement): string =>
    stop.getAttribute('aria-label') ?? (stop as HTMLInputElement).labels?.[0]?.textContent ?? stop.textContent;

  async function expectLogin(form: HTMLElement, { t }: RenderedOnPlatform): Promise<void> {
    const stops = await expectInOrder(form);
    expectOf(stops.map(nameOf)).toEqual([
      expectOf.stringContaining(t('login:username')),
      t('login:password'),
      t('login:showPassword'),
      t('login:forgot'),
      expectOf.stringContaining(t('login:remember')),
      t('login:submit'),
    ]);
  }

  test('the login: name, password, its button, help, memory, submit', async () => {
    const rendered = await renderSite({ path: '/login' });
    await waitFor(() => expect(forms()).toHaveLength(1));
    await expectLogin(forms()[0] as HTMLElement, rendered);
  });

  test('the dialog of the login', async () => {
    const rendered = await renderSite({ path: '/rng', viewport: 'smallest' });
    const header = within(await screen.findByRole('banner'));
    await userEvent.click(await header.findByRole('button', { name: rendered.t('appShell:logIn') }));
    const form = within(await dialog()).findByRole('form', { name: rendered.t('login:title') });
    await expectLogin(await form, rendered);
  });

  const pages: readonly (readonly [string, RenderOptions])[] = [
    ['the sign-up', { path: '/register' }],
    ['the recovery', { path: '/forget' }],
    ['the change of the password', { path: '/changePassword', persona: 'member' }],
  ];
  test.each(pages)('%s', async (_, options) => {
    await renderSite(options);
    await waitFor(() => expect(forms().length).toBeGreaterThan(0));
    for (const form of forms()) await expectInOrder(form, 2);
  });

  const centrePages = ['depositv2', 'withdraw', 'transferFund', 'transferUpline', 'limits', 'securityCenter'] as const;
  test.each(centrePages)('%s in the member centre', async (name: MemberPage) => {
    const rendered = await renderSite({ persona: 'member', path: paths.memberCentre('/help', name) });
    const centre = await dialog();
    await isWhole(rendered);
    await expectInOrder(centre);
  });
});
