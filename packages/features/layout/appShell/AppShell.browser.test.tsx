import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { test } from 'vitest';
import type { OfferedLanguage } from '#api/primitives.ts';
import { factsOf } from '#core/i18n/languageFacts.ts';
import { changeSettings } from '#sandbox/changeSettings.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { brands } from '#themes/brands.ts';
import { AppShell } from './AppShell.tsx';
import { useAppShell } from './useAppShell.ts';

const nothing = (): void => {};
const useShell = () => ({
  ...useAppShell({ brand: brands[0], onSearch: nothing, onSignUp: () => {}, onLogIn: nothing, onSignOut: nothing }),
  children: null,
});
const renderShell = (options: RenderOptions = {}) =>
  renderOnPlatform(AppShell, useShell, { viewport: 'wide', ...options });

test('a member sees the balance and the navigation', async () => {
  const { canvas } = await renderShell({ persona: 'member' });
  await expect(await canvas.findByText('฿10,000.00')).toBeVisible();
  await waitFor(() => expect(canvas.getAllByRole('link').length).toBeGreaterThan(8));
});

test('the language changes at once by the keyboard, is stored, and the platform is told (STO-01)', async () => {
  const { canvas, language, sandbox } = await renderShell({ persona: 'member' });
  const [current, other]: [OfferedLanguage, OfferedLanguage] = language === 'en' ? ['EN', 'TH'] : ['TH', 'EN'];
  const picker = canvas.getByRole('button', { name: factsOf(current).name });
  picker.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('menuitemradio')[0]).toHaveFocus());
  await userEvent.keyboard(language === 'en' ? '{Home}' : '{ArrowDown}');
  const choice = screen.getByRole('menuitemradio', { name: factsOf(other).name });
  await waitFor(() => expect(choice).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.documentElement.lang).toBe(other.toLowerCase()));
  const renamed = await canvas.findByRole('button', { name: factsOf(other).name });
  await waitFor(() => expect(renamed).toHaveFocus());
  await expect(localStorage.getItem('lang')).toBe(other);
  const stored = () =>
    [...sandbox.store.entries('members')].find(([, { account }]) => account === accounts.member)?.[1].language;
  await waitFor(() => expect(stored()).toBe(other));
});

test('the vendors of a category open by the keyboard, and lead on (NAV-04)', async () => {
  const { canvas, language, sandbox, t, url } = await renderShell();
  const category = t('common:gameTypes.RNG');
  const button = await canvas.findByRole('button', { name: t('appShell:openVendors', { category }) });
  const menu = () => canvas.queryByRole('list', { name: t('appShell:vendorsOf', { category }) });
  const vendors = sandbox.catalogue.vendors.filter(({ gameType }) => gameType === 'RNG');
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const list = await canvas.findByRole('list', { name: t('appShell:vendorsOf', { category }) });
  const links = within(list).getAllByRole('link');
  await expect(links).toHaveLength(vendors.length);
  const [, wanted] = vendors;
  within(menu() as HTMLElement)
    .getByRole('link', { name: wanted?.name[language] ?? '' })
    .focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(url()).toBe(`/rng?vassalage=${wanted?.vassalage}`));
  await waitFor(() => expect(menu()).toBeNull());
});

test.each([
  ['offers', {}, true],
  ['hides', { WITHDRAW: false }, false],
] as const)('the header %s withdrawals as the operator decides (FLG-02)', async (_, change, offered) => {
  const { container } = await renderShell({
    persona: 'member',
    prepare: (sandbox) => changeSettings(sandbox, { flags: { ...sandbox.settings.flags, ...change } }),
  });
  const linksTo = (page: string) => container.querySelectorAll(`header a[href*="centre=${page}"]`);
  await waitFor(() => expect(linksTo('depositv2').length).toBeGreaterThan(0));
  await waitFor(() => expect(linksTo('withdraw').length > 0).toBe(offered));
});
