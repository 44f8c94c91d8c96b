import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import en from '#locales/en/errors.json';
import th from '#locales/th/errors.json';
import { demoPassword } from '#sandbox/password.ts';
import type { World } from '#sandbox/world.ts';
import preview from '#storybook/preview.tsx';
import { wordsOf } from './login.samples.ts';
import { LoginScreen } from './LoginScreen.tsx';
import { useLoginPage } from './useLoginPage.ts';

function Wired() {
  return <LoginScreen {...useLoginPage()} />;
}
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const meta = preview.meta({
  title: 'Screens/Login/Journeys',
  render: () => (
    <Routes>
      <Route path="/login" element={<Wired />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  ),
  parameters: { layout: 'fullscreen', sandbox: { path: '/login', persona: 'visitor' } },
});

type Globals = { readonly language?: unknown };
const errorsOf = (globals: Globals): typeof th => (globals.language === 'en' ? en : th);

/** The form as a player handles it. */
function formIn(root: HTMLElement, globals: Globals) {
  const words = wordsOf(globals);
  const canvas = within(root);
  const fill = async (input: HTMLElement, text: string): Promise<void> => {
    await userEvent.clear(input);
    await userEvent.type(input, text);
  };
  return {
    username: () => canvas.getByRole('textbox', { name: words.username }),
    password: () => canvas.getByLabelText(words.password),
    captcha: () => canvas.findByRole('textbox', { name: words.captcha }),
    submit: () => canvas.getByRole('button', { name: words.submit }),
    fill,
    async logIn(username: string, password: string): Promise<void> {
      await fill(canvas.getByRole('textbox', { name: words.username }), username);
      await fill(canvas.getByLabelText(words.password), password);
      await userEvent.click(canvas.getByRole('button', { name: words.submit }));
    },
  };
}

/** How often the page calls a path from here on. */
function countCalls() {
  const spied = spyOn(window, 'fetch');
  return (path: string): number =>
    spied.mock.calls.filter(
      ([address]) => typeof address === 'string' && new URL(address, location.href).pathname === path,
    ).length;
}

/** The digits of the newest picture. */
const newestCaptcha = (world: World): string => [...world.store.entries('captchas')].at(-1)?.[0] ?? '';

export const LogsInAndGoesOn = meta.story({
  parameters: { sandbox: { path: '/login?next=%2Frng%3Flist%3Dfav' } },
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    const callsOf = countCalls();
    await formIn(canvasElement, globals).logIn('  demo ', demoPassword);
    await expect(await canvas.findByRole('status')).toHaveTextContent('/rng?list=fav');
    await expect(sandbox.platform.session.current()).toMatchObject({ accountType: 0 });
    await expect([...sandbox.world.store.entries('sessions')]).toHaveLength(1);
    // The human check, the login, and who it is: each once.
    await expect(callsOf('/wps/verification/human')).toBe(1);
    await expect(callsOf('/wps/session/login')).toBe(1);
    await expect(callsOf('/wps/member/info')).toBe(1);
  },
});

export const NeverLeavesTheSite = meta.story({
  parameters: { sandbox: { path: '/login?next=%2F%2Fevil.test' } },
  play: async ({ canvas, canvasElement, globals }) => {
    await formIn(canvasElement, globals).logIn('demo', demoPassword);
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^\/$/);
  },
});

export const DoesNotComeBackToTheLogin = meta.story({
  parameters: { sandbox: { path: '/login?next=%2Flogin%3Fnext%3D%252Frng' } },
  play: async ({ canvas, canvasElement, globals }) => {
    await formIn(canvasElement, globals).logIn('demo', demoPassword);
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^\/$/);
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvasElement, globals }) => {
    const callsOf = countCalls();
    const form = formIn(canvasElement, globals);
    await userEvent.click(form.submit());
    await waitFor(() => expect(form.username()).toHaveFocus());
    await expect(form.password()).toHaveAccessibleDescription(wordsOf(globals).problems.passwordRequired);
    await expect(callsOf('/wps/session/login')).toBe(0);
  },
});

/** LGN-07: the captcha comes with the second failure of this platform, and a wrong one clears nothing but itself. */
export const WrongTwiceThenCaptcha = meta.story({
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    const form = formIn(canvasElement, globals);
    const words = wordsOf(globals);
    await form.logIn('demo', 'wrong-1');
    await expect(await canvas.findByText(errorsOf(globals).credentials)).toBeVisible();
    await expect(canvas.queryByText(words.captcha)).toBeNull();

    await form.logIn('demo', 'wrong-2');
    await form.captcha();
    await canvas.findByRole('img', { name: words.captchaPicture });
    await form.fill(form.password(), demoPassword);
    await form.fill(await form.captcha(), 'none');
    await userEvent.click(form.submit());
    await expect(await canvas.findByText(words.problems.captchaIncorrect)).toBeVisible();
    await expect(await form.captcha()).toHaveValue('');
    await expect(form.password()).toHaveValue(demoPassword);

    await canvas.findByRole('img', { name: words.captchaPicture });
    await form.fill(await form.captcha(), newestCaptcha(sandbox.world));
    await userEvent.click(form.submit());
    await canvas.findByRole('status');
  },
});

export const Offline = meta.story({
  parameters: {
    sandbox: { faults: [{ match: 'sessionLogin', when: { calls: [1] }, fault: { kind: 'network' } }] },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const form = formIn(canvasElement, globals);
    await form.logIn('demo', demoPassword);
    await expect(await canvas.findByText(errorsOf(globals).network)).toBeVisible();
    await expect(form.username()).toHaveValue('demo');
    await expect(form.password()).toHaveValue(demoPassword);
    await userEvent.click(form.submit());
    await canvas.findByRole('status');
  },
});

/** The platform opened the session, but its answer broke off: nobody is logged in here, and trying again works. */
export const LostAnswer = meta.story({
  parameters: {
    sandbox: {
      faults: [{ match: 'sessionLogin', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
    },
  },
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    const form = formIn(canvasElement, globals);
    await form.logIn('demo', demoPassword);
    await expect(await canvas.findByText(errorsOf(globals).network)).toBeVisible();
    await expect(sandbox.platform.session.current()).toBeNull();
    await userEvent.click(form.submit());
    await canvas.findByRole('status');
  },
});

export const ThreeClicksOneLogin = meta.story({
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    const callsOf = countCalls();
    const form = formIn(canvasElement, globals);
    await form.fill(form.username(), 'demo');
    await form.fill(form.password(), demoPassword);
    const submit = form.submit();
    for (let press = 0; press < 3; press += 1) submit.click();
    await canvas.findByRole('status');
    await expect(callsOf('/wps/session/login')).toBe(1);
    await expect([...sandbox.world.store.entries('sessions')]).toHaveLength(1);
  },
});

export const HumanCheckRefused = meta.story({
  parameters: {
    sandbox: {
      faults: [{ match: 'sessionLogin', when: { calls: [1] }, fault: { kind: 'refuse', code: 'human_check_failed' } }],
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const form = formIn(canvasElement, globals);
    await form.logIn('demo', demoPassword);
    await expect(await canvas.findByText(errorsOf(globals).humanCheck)).toBeVisible();
    await userEvent.click(form.submit());
    await canvas.findByRole('status');
  },
});

export const SystemDown = meta.story({
  parameters: { sandbox: { faults: [{ match: 'sessionLogin', fault: { kind: 'status', status: 503 } }] } },
  play: async ({ canvas, canvasElement, globals }) => {
    await formIn(canvasElement, globals).logIn('demo', demoPassword);
    await expect(await canvas.findByText(errorsOf(globals).unavailable)).toBeVisible();
  },
});
