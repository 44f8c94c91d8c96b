import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sessionLogin } from '#api/session.ts';
import errorsEn from '#locales/en/errors.json';
import errorsTh from '#locales/th/errors.json';
import { lastCode, outbox } from '#sandbox/domain/outbox.ts';
import preview from '#storybook/preview.tsx';
import { ForgotScreen } from './ForgotScreen.tsx';
import { fieldWordsOf, wordsOf } from './password.samples.ts';
import { useForgotPage } from './useForgotPage.ts';

function Wired() {
  return <ForgotScreen {...useForgotPage()} />;
}
function Elsewhere() {
  return <output>{useLocation().pathname}</output>;
}

const meta = preview.meta({
  title: 'Screens/Password/Forgot journeys',
  render: () => (
    <Routes>
      <Route path="/forget" element={<Wired />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  ),
  parameters: { layout: 'fullscreen', sandbox: { path: '/forget', persona: 'visitor', scenario: 'everyWayIn' } },
});

type Globals = { readonly language?: unknown };
const errorsOf = (globals: Globals): typeof errorsTh => (globals.language === 'en' ? errorsEn : errorsTh);

/** The form as a player handles it. */
function formIn(root: HTMLElement, globals: Globals) {
  const canvas = within(root);
  const words = wordsOf(globals);
  const { fields, sms } = fieldWordsOf(globals);
  const fill = async (name: string, text: string): Promise<void> => {
    const input = await canvas.findByLabelText(name, { selector: 'input' });
    await userEvent.clear(input);
    await userEvent.type(input, text);
  };
  return {
    mobile: (text: string) => fill(fields.mobileNum, text),
    code: (text: string) => fill(fields.verificationCode, text),
    username: (text: string) => fill(fields.username, text),
    email: (text: string) => fill(fields.email, text),
    async passwords(text: string): Promise<void> {
      await fill(words.fields.newPassword, text);
      await fill(words.fields.confirmPassword, text);
    },
    field: (name: 'mobileNum' | 'verificationCode' | 'email') =>
      canvas.getByLabelText(fields[name], { selector: 'input' }),
    send: async () => userEvent.click(await canvas.findByRole('button', { name: sms.send })),
    tab: async (method: 'mobile' | 'email') =>
      userEvent.click(await canvas.findByRole('tab', { name: words.forgot.methods[method] })),
    submit: async () => userEvent.keyboard('{Enter}'),
    sent: () => canvas.findByRole('group', { name: words.in_been_out.title }),
    again: async () => userEvent.click(canvas.getByRole('button', { name: words.in_been_out.again })),
  };
}

/** FGT-02: the code, a new password, and in. A wrong code, and a look at the other method, cost nothing of it. */
export const ByPhoneStraightIntoTheAccount = meta.story({
  parameters: { sandbox: { settings: { humanCheck: 'none' } } },
  play: async ({ canvas, canvasElement, globals, sandbox: { world, platform } }) => {
    const form = formIn(canvasElement, globals);
    await form.mobile('+66 81 234 5678');
    await form.send();
    await canvas.findByText(fieldWordsOf(globals).sms.sent.replace('{phone}', '081-234-5678'));
    const code = lastCode(world, '66812345678') ?? '';
    await form.code(code === '11111' ? '22222' : '11111');
    await form.passwords('Lotus2569');
    await form.tab('email');
    await form.tab('mobile');
    await userEvent.click(form.field('verificationCode'));
    await form.submit();
    await canvas.findByText(fieldWordsOf(globals).problems.code_incorrect);
    await waitFor(() => expect(form.field('verificationCode')).toHaveFocus());
    await expect(form.field('mobileNum')).toHaveValue('081-234-5678');

    await form.code(code);
    await form.submit();
    await canvas.findByText('/');
    await expect(platform.session.current()).toMatchObject({ accountType: 0 });
    const login = { type: 'username', username: 'demo', password: 'Lotus2569' } as const;
    await expect(await platform.client.call(sessionLogin, login)).toMatchObject({ ok: true });
  },
});

/** FGT-01: whoever asks hears the same; only the owner of the address gets a link. */
export const ByEmailTellsNobody = meta.story({
  play: async ({ canvas, canvasElement, globals, sandbox: { world } }) => {
    const form = formIn(canvasElement, globals);
    await form.tab('email');
    await form.username('nobody');
    await form.email('stranger@kinnari.example');
    await form.submit();
    await expect(await form.sent()).toHaveAccessibleDescription(expect.stringContaining('stranger@kinnari.example'));
    await expect(outbox(world)).toHaveLength(0);

    await form.again();
    await form.username('demo');
    await form.email('demo@kinnari.example');
    await form.submit();
    await expect(await form.sent()).toHaveAccessibleDescription(expect.stringContaining('demo@kinnari.example'));
    await expect(outbox(world)).toHaveLength(1);

    await form.again();
    await userEvent.click(form.field('email'));
    await form.submit();
    await expect(await canvas.findByText(errorsOf(globals).tooManyRequests)).toBeVisible();
    await expect(form.field('email')).toHaveValue('demo@kinnari.example');
  },
});

/** With the human check of the sandbox before each code. */
export const TroubleWithCodes = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const form = formIn(canvasElement, globals);
    const { sms, problems } = fieldWordsOf(globals);
    await form.mobile('0812340005');
    await form.send();
    await canvas.findByText(sms.sent.replace('{phone}', '081-234-0005'));
    await form.passwords('Lotus2569');
    await form.code('12345');
    await form.submit();
    await canvas.findByText(problems.code_expired);

    await form.mobile('0812340004');
    const refusal = await waitFor(
      async () => {
        const dialog = screen.queryByRole('alertdialog', { name: sms.failed });
        // Not more than once a second.
        if (dialog === null) await form.send();
        return dialog ?? screen.getByRole('alertdialog', { name: sms.failed });
      },
      { timeout: 5_000 },
    );
    await expect(refusal).toHaveAccessibleDescription(sms.tooMany.replace('{minutes}', '5'));
    await userEvent.click(within(refusal).getByRole('button', { name: sms.confirm }));
    await waitFor(() => expect(form.field('verificationCode')).toHaveValue('12345'));
  },
});

/** PHONEVERF3 is off, the answer of the first request gets lost, and the one of the second does not. */
export const ByEmailAloneAndOffline = meta.story({
  parameters: {
    sandbox: {
      scenario: 'ready',
      faults: [{ match: 'passwordByEmail', when: { calls: [1] }, fault: { kind: 'network' } }],
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const form = formIn(canvasElement, globals);
    await form.username('demo');
    await form.email('demo@kinnari.example');
    await expect(canvas.queryByRole('tab')).toBeNull();
    await form.submit();
    await expect(await canvas.findByText(errorsOf(globals).network)).toBeVisible();
    await userEvent.click(form.field('email'));
    await form.submit();
    await form.sent();
  },
});
