import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import errorsEn from '#locales/en/errors.json';
import fieldsEn from '#locales/en/fields.json';
import errorsTh from '#locales/th/errors.json';
import fieldsTh from '#locales/th/fields.json';
import { lastCode } from '#sandbox/domain/outbox.ts';
import { demoPassword } from '#sandbox/password.ts';
import { authenticatorCode } from '#sandbox/totp.ts';
import preview from '#storybook/preview.tsx';
import { smsCookies, cookieText } from './cookies.ts';
import { forcedChangeOf } from './forcedChange.ts';
import { FreePlay } from './freePlay/FreePlay.tsx';
import { useFreePlay } from './freePlay/useFreePlay.ts';
import { wordsOf } from './login.samples.ts';
import { loginParts } from './LoginParts.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import type { LoginHost } from './useLogin.ts';
import { useLoginPage } from './useLoginPage.ts';

function Wired() {
  const page = useLoginPage();
  return <LoginScreen {...page} {...loginParts(page)} otherWays={<Free finish={page.host.finish} />} />;
}
function Free(host: Pick<LoginHost, 'finish'>) {
  return <FreePlay {...useFreePlay(host)} />;
}
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const forgetNumber = (): void => {
  for (const name of Object.values(smsCookies)) document.cookie = cookieText(name, null);
};

const meta = preview.meta({
  title: 'Screens/Login/Every way in',
  render: () => (
    <Routes>
      <Route path="/login" element={<Wired />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  ),
  parameters: { layout: 'fullscreen', sandbox: { path: '/login', persona: 'visitor', scenario: 'everyWayIn' } },
  beforeEach() {
    forgetNumber();
    return forgetNumber;
  },
});

type Globals = { readonly language?: unknown };
const errorsOf = (globals: Globals): typeof errorsTh => (globals.language === 'en' ? errorsEn : errorsTh);

/** The button that has a code sent. */
const sendName = (globals: Globals): string => (globals.language === 'en' ? fieldsEn : fieldsTh).sms.send;
const sendButton = (globals: Globals): HTMLElement => screen.getByRole('button', { name: sendName(globals) });

async function logIn(root: HTMLElement, globals: Globals, username: string): Promise<void> {
  const words = wordsOf(globals);
  const canvas = within(root);
  await userEvent.type(canvas.getByRole('textbox', { name: words.username }), username);
  await userEvent.type(canvas.getByLabelText(words.password), `${demoPassword}{Enter}`);
}

/** The code comes by phone; the number is kept for a day, with its country; and what was typed outlives the other tab. */
export const BySms = meta.story({
  parameters: { sandbox: { path: '/login?next=%2Frng' } },
  play: async ({ canvas, globals, sandbox }) => {
    const words = wordsOf(globals);
    const sms = await canvas.findByRole('radio', { name: words.methods.sms });
    await userEvent.click(sms);
    const mobile = () => canvas.findByRole('textbox', { name: words.sms.mobile });
    const code = () => canvas.getByRole('textbox', { name: words.sms.code.replace('{length}', '5') });

    // Without a number there is nothing to send a code to.
    await canvas.findByRole('combobox');
    await userEvent.click(sendButton(globals));
    await waitFor(async () => expect(await mobile()).toHaveFocus());
    await expect(await mobile()).toBeInvalid();

    await userEvent.type(await mobile(), '0812345678');
    await expect(await mobile()).toHaveValue('081-234-5678');
    await userEvent.click(canvas.getByRole('radio', { name: words.methods.username }));
    await userEvent.click(canvas.getByRole('radio', { name: words.methods.sms }));
    await expect(await mobile()).toHaveValue('081-234-5678');

    await userEvent.click(sendButton(globals));
    await waitFor(() => expect(lastCode(sandbox.world, '66812345678')).toBeDefined());
    await waitFor(() => expect(code()).toHaveFocus());
    await userEvent.type(code(), '00000{Enter}');
    await waitFor(() => expect(code()).toBeInvalid());
    await userEvent.clear(code());
    await userEvent.click(canvas.getByRole('checkbox', { name: words.sms.remember }));
    await userEvent.type(code(), `${lastCode(sandbox.world, '66812345678')}{Enter}`);
    await expect(await canvas.findByText('/rng')).toBeVisible();
    await expect(sandbox.platform.session.current()).toMatchObject({ accountType: 0 });
    await expect(decodeURIComponent(document.cookie)).toContain(`${smsCookies.mobile}=081-234-5678`);
  },
});

/** An expired password is of no matter to who has logged in without it (LGN-05); a number that is kept stands there. */
export const BySmsWithAnExpiredPassword = meta.story({
  beforeEach: () => {
    document.cookie = cookieText(smsCookies.mobile, '084-567-8901');
    document.cookie = cookieText(smsCookies.country, '66');
  },
  play: async ({ canvas, globals, sandbox }) => {
    const words = wordsOf(globals);
    await userEvent.click(await canvas.findByRole('radio', { name: words.methods.sms }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: words.sms.mobile })).toHaveValue('084-567-8901'));
    await userEvent.click(sendButton(globals));
    await waitFor(() => expect(lastCode(sandbox.world, '66845678901')).toBeDefined());
    const code = canvas.getByRole('textbox', { name: words.sms.code.replace('{length}', '5') });
    await userEvent.type(code, `${lastCode(sandbox.world, '66845678901')}{Enter}`);
    await expect(await canvas.findByText(/^\/$/)).toBeVisible();
    await expect(forcedChangeOf(sandbox.platform.session).current()).toBeNull();
  },
});

/** LGN-11, each of the means in its turn: what is wrong is said, and another can be tried. */
export const SecondFactor = meta.story({
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    const { secondFactor: words } = wordsOf(globals);
    await logIn(canvasElement, globals, 'faraway');
    await canvas.findByRole('heading', { name: words.title });
    const answer = (method: keyof typeof words.answers) => canvas.getByRole('textbox', { name: words.answers[method] });
    const choose = (method: keyof typeof words.methods) =>
      userEvent.click(canvas.getByRole('radio', { name: words.methods[method] }));

    await userEvent.click(sendButton(globals));
    await waitFor(() => expect(lastCode(sandbox.world, '66856789012')).toBeDefined());
    await userEvent.type(answer('sms'), '00000{Enter}');
    await expect(await canvas.findByText(errorsOf(globals).codeIncorrect)).toBeVisible();

    await choose('email');
    // One press per second counts (SMS-01c), and this one comes at once after the last.
    await waitFor(async () => {
      // Pressed with success, it counts down under another name.
      const button = screen.queryByRole('button', { name: sendName(globals) });
      if (button !== null) await userEvent.click(button);
      await expect(lastCode(sandbox.world, 'faraway@kinnari.example')).toBeDefined();
    });

    await choose('google');
    await userEvent.type(answer('google'), '000000{Enter}');
    await expect(await canvas.findByText(errorsOf(globals).secondFactorIncorrect)).toBeVisible();
    await userEvent.clear(answer('google'));
    await userEvent.type(answer('google'), `${authenticatorCode(sandbox.world.now())}{Enter}`);
    await expect(await canvas.findByText(/^\/$/)).toBeVisible();
  },
});

/** The name on the bank account; a ticket that is used up leads back, with the password still there. */
export const SecondFactorStartsAgain = meta.story({
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    const words = wordsOf(globals);
    const byName = async (...names: readonly string[]): Promise<void> => {
      await userEvent.click(await canvas.findByRole('radio', { name: words.secondFactor.methods.bankName }));
      const name = () => canvas.getByRole('textbox', { name: words.secondFactor.answers.bankName });
      for (const each of names) {
        await userEvent.clear(name());
        await userEvent.type(name(), `${each}{Enter}`);
        // Judged, or over.
        await waitFor(async () => {
          const field = canvas.queryByRole('textbox', { name: words.secondFactor.answers.bankName });
          if (field !== null) await expect(field).toBeInvalid();
        });
      }
    };
    await logIn(canvasElement, globals, 'faraway');
    await byName('Somebody', 'Else', 'Entirely');
    await expect(await canvas.findByText(errorsOf(globals).ticketExpired)).toBeVisible();
    await expect(canvas.getByLabelText(words.password)).toHaveValue(demoPassword);
    await waitFor(() => expect(canvas.getByLabelText(words.password)).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await byName('wilai klaiban');
    await expect(await canvas.findByText(/^\/$/)).toBeVisible();
    await expect(sandbox.platform.session.current()).toMatchObject({ accountType: 0 });
  },
});

/** LGN-12: a trial, marked as one. */
export const FreePlayer = meta.story({
  play: async ({ canvas, globals, sandbox }) => {
    const words = wordsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: words.freePlay.button }));
    await canvas.findByText(/^\/$/);
    await expect(sandbox.platform.session.current()).toMatchObject({ accountType: 4 });
    await waitFor(() => expect(screen.getByText(words.freePlay.entered)).toBeVisible());
  },
});

/** ROL-03: the agents' entrance lets agents in, and nobody else. */
export const AgentsEntrance = meta.story({
  parameters: { sandbox: { path: '/login?entry=agent' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const words = wordsOf(globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(words.agent.title);
    await logIn(canvasElement, globals, 'demo');
    await expect(await canvas.findByText(errorsOf(globals).notAgent)).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: words.username }));
    await userEvent.clear(canvas.getByLabelText(words.password));
    await logIn(canvasElement, globals, 'agent');
    await expect(await canvas.findByText('/agentHome')).toBeVisible();
  },
});

export const MembersEntrance = meta.story({
  parameters: { sandbox: { settings: { membersOnlyEntry: true } } },
  play: async ({ canvas, canvasElement, globals }) => {
    await logIn(canvasElement, globals, 'agent');
    await expect(await canvas.findByText(errorsOf(globals).notMember)).toBeVisible();
  },
});

/** LGN-05: the password is held for the change alone, and the page waits for it. */
export const FirstTimeWaits = meta.story({
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    await logIn(canvasElement, globals, 'newbie');
    const forced = forcedChangeOf(sandbox.platform.session);
    await waitFor(() =>
      expect(forced.current()).toEqual({ because: 'firstTime', username: 'newbie', heldPassword: demoPassword }),
    );
    await waitFor(() => expect(canvas.getByLabelText(wordsOf(globals).password)).toHaveValue(''));
    await expect(canvas.queryByText(/^\/$/)).toBeNull();
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain(demoPassword);
  },
});

/** An expired password is no matter where the operator does not force the change. */
export const ExpiredGoesOn = meta.story({
  parameters: { sandbox: { scenario: 'ready', settings: { flags: {} } } },
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    await logIn(canvasElement, globals, 'expired');
    await expect(await canvas.findByText(/^\/$/)).toBeVisible();
    await expect(forcedChangeOf(sandbox.platform.session).current()).toBeNull();
  },
});
