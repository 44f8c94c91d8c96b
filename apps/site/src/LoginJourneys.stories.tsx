import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { localStore } from '#features/shared/storage.ts';
import { thirdPartyChannel } from '#features/thirdParty/pageAdapter.ts';
import agentEn from '#locales/en/agent.json';
import errorsEn from '#locales/en/errors.json';
import frameEn from '#locales/en/frame.json';
import en from '#locales/en/login.json';
import agentTh from '#locales/th/agent.json';
import errorsTh from '#locales/th/errors.json';
import frameTh from '#locales/th/frame.json';
import th from '#locales/th/login.json';
import { issueIdToken } from '#sandbox/domain/thirdParty.ts';
import { tablePath } from '#sandbox/pagePaths.ts';
import { demoPassword } from '#sandbox/password.ts';
import { signInAs } from '#sandbox/personas.ts';
import preview from '#storybook/preview.tsx';
import { brands } from '#themes/brands.ts';
import { BrandContext } from './brand.ts';
import { RootScreen } from './RootScreen.tsx';

/** The ways in that only the whole site has: windows, other tabs, and what stands between the login and the page. */
const meta = preview.meta({
  title: 'Journeys/Ways in',
  parameters: { layout: 'fullscreen', sandbox: { persona: 'visitor', path: '/login', scenario: 'everyWayIn' } },
  globals: { viewport: { value: 'wide' } },
  // The news have stories of their own.
  beforeEach: () => localStore.set('newsHiddenThrough', '9999-12-31'),
  render: (_args, { globals }) => (
    <BrandContext value={brands.find(({ id }) => id === globals['brand']) ?? brands[0]}>
      <RootScreen />
    </BrandContext>
  ),
});

type Globals = { readonly language?: unknown };
const wordsOf = (globals: Globals): typeof th => (globals.language === 'en' ? en : th);
const errorsOf = (globals: Globals): typeof errorsTh => (globals.language === 'en' ? errorsEn : errorsTh);

async function logIn(globals: Globals, account: string): Promise<void> {
  const words = wordsOf(globals);
  const form = within(await screen.findByRole('form', { name: words.title }));
  await userEvent.type(form.getByRole('textbox', { name: words.username }), account);
  await userEvent.type(form.getByLabelText(words.password, { selector: 'input' }), `${demoPassword}{Enter}`);
}

/** Puts something in the place of the browser's windows, and a screen with room for them, for the time of the story. */
function browserOpens() {
  const replace = fn<(address: string) => void>();
  const opened = { opener: {} as unknown, closed: false, close: fn(), location: { replace } };
  const open = fn((..._said: unknown[]) => opened);
  const before = [Object.getOwnPropertyDescriptor(window, 'open'), Object.getOwnPropertyDescriptor(window, 'screen')];
  Object.defineProperty(window, 'open', { configurable: true, writable: true, value: open });
  const screenWithRoom = { availWidth: 1920, availHeight: 1040, availLeft: 0, availTop: 0 };
  Object.defineProperty(window, 'screen', { configurable: true, value: screenWithRoom });
  const restore = (): void => {
    for (const [index, name] of (['open', 'screen'] as const).entries()) {
      const former = before[index];
      if (former) Object.defineProperty(window, name, former);
    }
  };
  const address = async (): Promise<URL> => {
    await waitFor(() => expect(replace).toHaveBeenCalled());
    return new URL(replace.mock.lastCall?.[0] ?? '');
  };
  return { open, opened, restore, address };
}

function sayOn(channelName: string, said: unknown): void {
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  channel.postMessage(said);
  channel.close();
}

const accountMenu = (globals: Globals) =>
  screen.findByRole('button', { name: (globals.language === 'en' ? frameEn : frameTh).account.label });

/** LGN-05: nothing but the change, or the way out, which says what has happened. */
export const ForcedChangeLeft = meta.story({
  play: async ({ globals, sandbox }) => {
    await logIn(globals, 'newbie');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog.getAllByRole('button').length).toBeGreaterThan(1));
    await userEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getByText(wordsOf(globals).forcedChange.left)).toBeVisible());
    await expect(sandbox.platform.session.current()).toBeNull();
    await waitFor(() => expect([...sandbox.world.store.entries('sessions')]).toHaveLength(0));
  },
});

/** LGN-05: after the change the player is where they wanted to go. */
export const ForcedChangeDone = meta.story({
  parameters: { sandbox: { path: '/login?next=%2Frng' } },
  play: async ({ globals, sandbox }) => {
    await logIn(globals, 'newbie');
    const dialog = within(await screen.findByRole('dialog'));
    const fields = () => [...screen.getByRole('dialog').querySelectorAll<HTMLInputElement>('input[type="password"]')];
    // The current one is held, and not asked for.
    await waitFor(() => expect(fields()).toHaveLength(2));
    for (const field of fields()) await userEvent.type(field, 'Lotus2569x');
    await userEvent.click(
      dialog.getAllByRole('button').find((each) => each.getAttribute('type') === 'submit') as HTMLElement,
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.querySelector('main a[href^="/game"]')).toBeInTheDocument());
    await expect(sandbox.platform.session.current()).not.toBeNull();
  },
});

/** LGN-02g: a vendor of another type opens the login in a window; closed, it says so; done, the player is with the vendor. */
export const InAWindow = meta.story({
  play: async ({ globals, sandbox }) => {
    const words = wordsOf(globals);
    const { open, opened, restore, address } = browserOpens();
    try {
      const live = await screen.findByRole('radio', { name: /^(คาสิโนสด|Live)/ });
      await userEvent.click(live);
      const vendor = () => within(screen.getByRole('list', { name: words.aside.vendors })).getAllByRole('link')[0];
      vendor()?.click();
      await expect(open).toHaveBeenCalledOnce();
      await expect(open.mock.lastCall?.[2]).toMatch(/width=1300,height=900/);
      const first = await address();
      await expect(first.pathname).toBe('/login');
      await waitFor(() => expect(screen.getByText(words.aside.waiting)).toBeVisible());
      opened.closed = true;
      await waitFor(() => expect(screen.getByText(errorsOf(globals).signInCancelled)).toBeVisible());

      opened.closed = false;
      vendor()?.click();
      const id = (await address()).searchParams.get('window');
      await expect(id).not.toBe(first.searchParams.get('window'));
      const token = signInAs(sandbox.world, 'demo');
      await expect((await address()).href).not.toContain(token);
      sayOn(`kinnari-login:${id}`, { type: 'loggedIn', token });
      await waitFor(() => expect(sandbox.platform.session.current()).toMatchObject({ token, accountType: 0 }));
      await expect(opened.close).toHaveBeenCalled();
      await waitFor(() =>
        expect(document.querySelector('main iframe')).toHaveAttribute('src', expect.stringContaining(tablePath)),
      );
    } finally {
      restore();
    }
  },
});

/** LGN-10: the window of the third party answers with the state that it was given; with another, nobody hears it. */
export const ByThirdParty = meta.story({
  play: async ({ globals, sandbox }) => {
    const { open, restore, address } = browserOpens();
    try {
      (await screen.findByRole('button', { name: /LINE/ })).click();
      await expect(open).toHaveBeenCalledOnce();
      const { searchParams } = await address();
      const idToken = issueIdToken(sandbox.world, 'line', 'anong');
      sayOn(thirdPartyChannel, { type: 'thirdParty', state: 'another', idToken });
      sayOn(thirdPartyChannel, { type: 'thirdParty', state: searchParams.get('state'), idToken });
      await waitFor(() => expect(screen.getByText(wordsOf(globals).firstTime)).toBeVisible());
      await expect(await accountMenu(globals)).toBeInTheDocument();
    } finally {
      restore();
    }
  },
});

/** LGN-13: signing out in another window of the session signs out here, and leads home. */
export const SignedOutElsewhere = meta.story({
  parameters: { sandbox: { persona: 'member', path: '/promotions' } },
  play: async ({ globals, sandbox }) => {
    const token = sandbox.platform.session.current()?.token;
    await accountMenu(globals);
    await waitFor(() => {
      sayOn('kinnari-session', { type: 'signedOut', token: 'of somebody else' });
      sayOn('kinnari-session', { type: 'signedOut', token });
      return expect(sandbox.platform.session.current()).toBeNull();
    });
    await waitFor(() => expect(screen.getByText(wordsOf(globals).logout.elsewhere)).toBeVisible());
    await expect(screen.queryByRole('form', { name: wordsOf(globals).title })).toBeInTheDocument();
  },
});

/** ROL-03: a visitor on the agents' page comes by the agents' entrance, and is back there after it. */
export const AgentArrives = meta.story({
  parameters: { sandbox: { path: '/agentHome' } },
  play: async ({ globals }) => {
    const words = wordsOf(globals);
    await expect(await screen.findByRole('heading', { level: 1, name: words.agent.title })).toBeVisible();
    await expect(screen.queryByRole('button', { name: words.freePlay.button })).toBeNull();
    await logIn(globals, 'agent');
    await expect(await screen.findByText((globals['language'] === 'en' ? agentEn : agentTh).intro)).toBeVisible();
  },
});
