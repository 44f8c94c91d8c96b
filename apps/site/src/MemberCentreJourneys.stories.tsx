import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { localStore } from '#features/shared/storage.ts';
import en from '#locales/en/centre.json';
import frameEn from '#locales/en/frame.json';
import sharedEn from '#locales/en/shared.json';
import th from '#locales/th/centre.json';
import frameTh from '#locales/th/frame.json';
import sharedTh from '#locales/th/shared.json';
import { demoPassword } from '#sandbox/password.ts';
import preview from '#storybook/preview.tsx';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { brands } from '#themes/brands.ts';
import { BrandContext } from './brand.ts';
import { RootScreen } from './RootScreen.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <span hidden data-address={pathname + search} />;
}

/** Into the member centre and out of it, through the whole site. */
const meta = preview.meta({
  title: 'Journeys/Member centre',
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member', path: '/rng' } },
  globals: { viewport: { value: 'wide' } },
  // The news have stories of their own.
  beforeEach: () => localStore.set('newsHiddenThrough', '9999-12-31'),
  render: (_args, { globals }) => (
    <BrandContext value={brands.find(({ id }) => id === globals['brand']) ?? brands[0]}>
      <RootScreen />
      <Address />
    </BrandContext>
  ),
});

type Globals = { readonly language?: unknown };
const wordsOf = (globals: Globals) =>
  globals.language === 'en'
    ? { centre: en, frame: frameEn, shared: sharedEn }
    : { centre: th, frame: frameTh, shared: sharedTh };
const address = () => document.querySelector('[data-address]')?.getAttribute('data-address');
const myAccount = (globals: Globals) => ({ name: wordsOf(globals).centre.pages.securityCenter });
const centre = (globals: Globals) => screen.findByRole('dialog', myAccount(globals));
const noCentre = (globals: Globals) => expect(screen.queryByRole('dialog', myAccount(globals))).toBeNull();
const tiles = () => [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/game?"]')];
const at = (persona: 'visitor' | 'trial' | 'member', path: string) => ({
  layout: 'fullscreen' as const,
  sandbox: { persona, path, settings: { humanCheck: 'none' as const } },
});

async function logIn(): Promise<void> {
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(await form.findByLabelText(/^(ชื่อผู้ใช้|User name)/), 'demo');
  await userEvent.type(form.getByLabelText(/^(รหัสผ่าน|Password)/, { selector: 'input' }), `${demoPassword}{Enter}`);
}

/** ROL-04, ERR-03c: a trial account is told why not, and is then on the page below. */
export const Trial = meta.story({
  parameters: at('trial', '/rng?p=2&centre=depositv2'),
  play: async ({ globals }) => {
    const { shared } = wordsOf(globals);
    const warning = await screen.findByRole('alertdialog', { name: shared.trial.title });
    await waitFor(() => expect(warning).toBeVisible());
    await expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await userEvent.click(within(warning).getByRole('button', { name: shared.trial.button }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(address()).toBe('/rng?p=2'));
    await expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  },
});

/** NAV-05: from the account menu, and back to the same place of the lobby, with the focus where it was. */
export const FromTheLobby = meta.story({
  play: async ({ globals }) => {
    const { frame, shared } = wordsOf(globals);
    await waitFor(() => expect(tiles()).toHaveLength(15));
    tiles().at(-1)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await waitFor(() => expect(scrollY).toBeGreaterThan(100));
    const top = scrollY;
    const first = tiles()[0];
    // A second time too, when all of its code is there at once.
    for (const _ of ['first', 'second']) {
      const menu = await screen.findByRole('button', { name: frame.account.label });
      menu.focus({ preventScroll: true });
      await userEvent.keyboard('{Enter}');
      const entry = await screen.findByRole('menuitem', { name: frame.account.myAccount });
      entry.focus({ preventScroll: true });
      await userEvent.keyboard('{Enter}');
      const dialog = await centre(globals);
      await expect(address()).toBe('/rng?centre=securityCenter');
      await expect(Math.abs(scrollY - top)).toBeLessThan(5);
      await userEvent.click(within(dialog).getByRole('button', { name: shared.close }));
      await waitFor(() => noCentre(globals));
      await waitFor(() => expect(address()).toBe('/rng'));
      await waitFor(() => expect(menu).toHaveFocus());
      await waitFor(() => expect(Math.abs(scrollY - top)).toBeLessThan(5));
      // It has not been drawn anew.
      await expect(tiles()[0]).toBe(first);
    }
  },
});

/** ROL-01: a visitor is asked to log in, with nothing of it behind, and goes on; closing leaves the rest of the address. */
export const Visitor = meta.story({
  parameters: at('visitor', '/rng?p=2&centre=securityCenter'),
  play: async ({ globals }) => {
    const { centre: words, shared } = wordsOf(globals);
    const asked = await screen.findByText(shared.notLoggedIn);
    await waitFor(() => expect(asked).toBeVisible());
    await expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    await expect(screen.queryByText(words.account.signOut)).toBeNull();
    await logIn();
    await within(await centre(globals)).findByText(/10,000\.00/);
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/rng?p=2'));
  },
});

/** An address that names no page shows my account. A session that ends there closes it, and asks to log in again. */
export const SessionEndsInside = meta.story({
  parameters: at('member', '/rng?centre=nothing'),
  play: async ({ globals, sandbox }: { globals: Globals; sandbox: SandboxContext }) => {
    const { centre: words, shared } = wordsOf(globals);
    const dialog = within(await centre(globals));
    await dialog.findByText(/10,000\.00/);
    const { store } = sandbox.world;
    store.transaction(() => store.remove('sessions', sandbox.platform.session.current()?.token ?? ''));
    await userEvent.click(dialog.getByRole('button', { name: words.account.refreshBalance }));
    const expired = await screen.findByText(shared.sessionExpired);
    await waitFor(() => expect(expired).toBeVisible());
    await waitFor(() => noCentre(globals));
    await expect(address()).toBe('/rng?centre=nothing');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/rng'));
  },
});
