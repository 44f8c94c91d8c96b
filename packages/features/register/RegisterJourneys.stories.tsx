import { Route, Routes, useLocation } from 'react-router-dom';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { lastCode } from '#sandbox/domain/outbox.ts';
import type { World } from '#sandbox/world.ts';
import preview from '#storybook/preview.tsx';
import { wordsOf } from './register.samples.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';
import { useRegisterPage } from './useRegisterPage.ts';

function Wired() {
  return <RegisterScreen {...useRegisterPage()} />;
}
function Elsewhere() {
  return <output>{useLocation().pathname}</output>;
}

const meta = preview.meta({
  title: 'Screens/Register/Journeys',
  render: () => (
    <Routes>
      <Route path="/register" element={<Wired />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  ),
  parameters: {
    layout: 'fullscreen',
    sandbox: { path: '/register', persona: 'visitor', settings: { registerCaptcha: false } },
  },
});

type Globals = { readonly language?: unknown };
type Typed = Partial<Record<keyof ReturnType<typeof wordsOf>['fields'], string>>;

/** The form as a player handles it. */
async function formIn(root: HTMLElement, globals: Globals) {
  const words = wordsOf(globals);
  const canvas = within(root);
  await canvas.findByRole('button', { name: words.submit });
  // A tab panel has the name of its tab, which is that of a field.
  const field = (name: keyof Typed): HTMLElement => canvas.getByLabelText(words.fields[name], { selector: 'input' });
  return {
    words,
    field,
    async enter(typed: Typed): Promise<void> {
      for (const [name, text] of Object.entries(typed)) {
        const input = field(name as keyof Typed);
        await userEvent.clear(input);
        await userEvent.type(input, text);
      }
    },
    /** Asks for a code and types the one that arrives. */
    async proveNumber(world: World): Promise<void> {
      await userEvent.click(canvas.getByRole('button', { name: words.sms.send }));
      await waitFor(() => expect(lastCode(world)).toBeDefined());
      await waitFor(() => expect(field('verificationCode')).toHaveFocus());
      await userEvent.keyboard(lastCode(world) ?? '');
    },
    submit: () => userEvent.click(canvas.getByRole('button', { name: words.submit })),
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

const account = { password: 'Lotus2569', confirmPassword: 'Lotus2569', payeeName: 'สมชาย ใจดี' };
const number = { mobileNum: '0891112222' };
const memberOf = (world: World, name: string) =>
  [...world.store.entries('members')].map(([, member]) => member).find((member) => member.account === name);

/** By mobile number: the code arrives, is typed, and whoever has it is in and at home. */
export const ByMobile = meta.story({
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    const callsOf = countCalls();
    const form = await formIn(canvasElement, globals);
    await form.enter({ ...number, ...account });
    await form.proveNumber(sandbox.world);
    await userEvent.keyboard('{Enter}{Enter}');
    await canvas.findByText('/', { selector: 'output' });
    await expect(callsOf('/wps/member/register/mobile')).toBe(1);
    await expect(sandbox.platform.session.current()).toMatchObject({ accountType: 0 });
    await expect(memberOf(sandbox.world, '0891112222')).toBeDefined();
  },
});

/** By name, from the link of somebody who brings players: the field is not there, the code goes along. */
export const ByNameWithLinkCode = meta.story({
  parameters: { sandbox: { path: '/register?referralCode=KINNARI8' } },
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    const form = await formIn(canvasElement, globals);
    const { words } = form;
    await userEvent.click(canvas.getByRole('tab', { name: words.methods.username }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: words.fields.affiliateCode })).toBeNull());
    await form.enter({ username: 'newcomer9', ...account, ...number });
    await form.proveNumber(sandbox.world);
    await form.submit();
    await canvas.findByText('/', { selector: 'output' });
    const newcomer = memberOf(sandbox.world, 'newcomer9');
    await expect(newcomer?.uplineId).not.toBeNull();
  },
});

/** The code of the link counts for nothing, another one neither: a dialog says so, and nothing is sent. */
export const CodesThatNobodyKnows = meta.story({
  parameters: { sandbox: { path: '/register?affiliateCode=NOBODY' } },
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    const callsOf = countCalls();
    const form = await formIn(canvasElement, globals);
    const { words } = form;
    const code = await canvas.findByLabelText(words.fields.affiliateCode);
    await expect(code).toHaveAccessibleDescription(new RegExp(words.hints.linkCodeInvalid));
    await form.enter({ ...number, ...account, affiliateCode: 'WRONG1' });
    await form.proveNumber(sandbox.world);
    await form.submit();
    const dialog = await screen.findByRole('alertdialog', { name: words.invitation_code_error.title });
    await userEvent.click(within(dialog).getByRole('button'));
    await waitFor(() => expect(form.field('affiliateCode')).toHaveFocus());
    await expect(callsOf('/wps/member/register/mobile')).toBe(0);
    await expect(form.field('payeeName')).toHaveValue(account.payeeName);
  },
});

/** A name that is taken, a picture that was read wrongly: said at the field; nothing that was typed is lost. */
export const TakenThenRight = meta.story({
  parameters: { sandbox: { settings: { registerCaptcha: true, flags: { USERNAMEREG3: true, DIRECTREG3: true } } } },
  play: async ({ canvas, canvasElement, globals, sandbox }) => {
    const form = await formIn(canvasElement, globals);
    const { words } = form;
    const newest = (): string => [...sandbox.world.store.entries('captchas')].at(-1)?.[0] ?? '';
    await waitFor(() => expect(newest()).not.toBe(''));
    await form.enter({ username: 'demo', ...account, ...number, captcha: newest() });
    await form.submit();
    await waitFor(() => expect(form.field('username')).toHaveFocus());
    await expect(form.field('username')).toHaveAccessibleDescription(new RegExp(words.problems.account_taken));
    await expect(form.field('captcha')).toHaveValue('');
    await expect(form.field('password')).toHaveValue(account.password);

    const wrong = newest();
    await form.enter({ username: 'newcomer7', captcha: '0000' });
    await form.submit();
    await waitFor(() => expect(form.field('captcha')).toHaveFocus());
    await waitFor(() => expect(newest()).not.toBe(wrong));
    await form.enter({ captcha: newest() });
    await form.submit();
    await canvas.findByText('/', { selector: 'output' });
  },
});

/** Nothing but the keyboard: what is missing is listed, each line leads to its field, and nothing was sent. */
export const KeyboardOnly = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const callsOf = countCalls();
    const form = await formIn(canvasElement, globals);
    const { words } = form;
    form.field('payeeName').focus();
    await userEvent.keyboard('{Enter}');
    const summary = await canvas.findByRole('group', { name: words.summary.title });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(form.field('mobileNum')).toHaveFocus();
    await userEvent.keyboard('0891112222');
    // What was typed into one method is there in the other, and back.
    canvas.getByRole('tab', { name: words.methods.mobile }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(form.field('username')).toBeVisible());
    await expect(form.field('mobileNum')).toHaveValue('089-111-2222');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: words.fields.username })).toBeNull());
    await expect(form.field('mobileNum')).toHaveValue('089-111-2222');
    await expect(callsOf('/wps/member/register/mobile')).toBe(0);
  },
});

/** Numbers to which no code can go: the server's own words, and the number stays as it was typed. */
export const CodeRefused = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const form = await formIn(canvasElement, globals);
    const { words } = form;
    const send = canvas.getByRole('button', { name: words.sms.send });
    await userEvent.click(send);
    await waitFor(() => expect(form.field('mobileNum')).toHaveFocus());
    await expect(form.field('mobileNum')).toHaveAccessibleDescription(new RegExp(words.problems.required));
    await form.enter({ mobileNum: '0891110004' });
    await userEvent.click(send);
    const dialog = await screen.findByRole('alertdialog', { name: words.sms.failed });
    await expect(dialog).toHaveAccessibleDescription(words.sms.tooMany.replace('{minutes}', '5'));
    await userEvent.click(within(dialog).getByRole('button'));
    await expect(await canvas.findByRole('button', { name: /0[45]:\d\d/ })).toBeDisabled();
    await expect(form.field('mobileNum')).toHaveValue('089-111-0004');
  },
});

/** The rules do not come: said so, tried again, and there they are. */
export const RulesFailFirst = meta.story({
  parameters: {
    sandbox: {
      faults: [{ match: 'systemRegisterSettings', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } }],
    },
  },
  play: async ({ canvas, globals }) => {
    await canvas.findByText(wordsOf(globals).failed);
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('checkbox');
  },
});
