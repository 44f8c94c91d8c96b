import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { sessionLogin } from '#api/session.ts';
import errorsEn from '#locales/en/errors.json';
import errorsTh from '#locales/th/errors.json';
import { demoPassword } from '#sandbox/password.ts';
import { signInAs } from '#sandbox/personas.ts';
import preview from '#storybook/preview.tsx';
import { useSession } from '../shared/platform.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';
import { fieldWordsOf, wordsOf } from './password.samples.ts';
import { useChangePassword } from './useChangePassword.ts';
import { useChangePasswordPage } from './useChangePasswordPage.ts';

function Page() {
  return <ChangePasswordScreen {...useChangePasswordPage()} />;
}
/** As the site shows it after a login with a password that has to be changed. */
function Forced() {
  const navigate = useNavigate();
  const change = useChangePassword({ heldPassword: demoPassword, onDone: () => void navigate('/') });
  return <ChangePasswordDialog {...change} open forced="firstTime" />;
}
function AfterTheLogin() {
  return useSession() === null ? null : <Forced />;
}
function Elsewhere() {
  return <output>{useLocation().pathname}</output>;
}

const meta = preview.meta({
  title: 'Screens/Password/Change journeys',
  render: () => (
    <Routes>
      <Route path="/changePassword" element={<Page />} />
      <Route path="/login" element={<AfterTheLogin />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  ),
  parameters: { sandbox: { path: '/changePassword', persona: 'member', settings: { humanCheck: 'none' } } },
});

type Globals = { readonly language?: unknown };
const errorsOf = (globals: Globals): typeof errorsTh => (globals.language === 'en' ? errorsEn : errorsTh);
type Field = 'oldPassword' | 'newPassword' | 'confirmPassword';

/** The form as a player handles it; in a dialog it stands outside the canvas. */
function formOf(globals: Globals) {
  const words = wordsOf(globals);
  const place = within(document.body);
  const field = (name: Field) => place.findByLabelText(words.fields[name]);
  return {
    field,
    async type(values: Partial<Record<Field, string>>): Promise<void> {
      for (const [name, text] of Object.entries(values)) {
        const input = await field(name as Field);
        await userEvent.clear(input);
        await userEvent.type(input, text);
      }
    },
    submit: () => place.getByRole('button', { name: words.change.submit }),
  };
}
const twice = (password: string) => ({ newPassword: password, confirmPassword: password });

/** CPW-02: a wrong one, the same one, then a new one; it is sent once, other sessions end, this one goes on. */
export const AndLogInAgainWithTheNewOne = meta.story({
  play: async ({ canvas, globals, sandbox: { world, platform } }) => {
    const form = formOf(globals);
    const errors = errorsOf(globals);
    const elsewhere = signInAs(world, 'demo');
    await form.type({ oldPassword: demoPassword, ...twice(demoPassword) });
    await userEvent.click(form.submit());
    await canvas.findByText(errors.passwordSame);
    await form.type({ oldPassword: 'Kinnari00', ...twice('Lotus2569') });
    await userEvent.click(form.submit());
    await canvas.findByText(errors.passwordIncorrect);
    await waitFor(async () => expect(await form.field('oldPassword')).toHaveFocus());
    await expect(await form.field('newPassword')).toHaveValue('Lotus2569');

    await form.type({ oldPassword: demoPassword });
    const spied = spyOn(window, 'fetch');
    for (let press = 0; press < 3; press += 1) form.submit().click();
    await expect(await canvas.findByText('/')).toBeVisible();
    const paths = spied.mock.calls.map(([address]) => new URL(address as string, location.href).pathname);
    await expect(paths.filter((path) => path.endsWith('/password'))).toHaveLength(1);
    // Who it is is asked again.
    await expect(paths.filter((path) => path.endsWith('/member/info'))).toHaveLength(1);
    await screen.findByText(wordsOf(globals).change.done);

    await expect(world.store.get('sessions', elsewhere)).toBeUndefined();
    await expect(platform.session.current()).toMatchObject({ accountType: 0 });
    const login = { type: 'username', username: 'demo', password: 'Lotus2569' } as const;
    await expect(await platform.client.call(sessionLogin, login)).toMatchObject({ ok: true });
  },
});

/**
 * The password of the login is held, so it is not asked for. The answer gets lost although the change was made: the held
 * one is wrong now, so the form asks, and goes on.
 */
export const ForcedWithALostAnswer = meta.story({
  parameters: {
    sandbox: {
      path: '/login',
      persona: 'visitor',
      faults: [{ match: 'memberPassword', when: { calls: [1] }, fault: { kind: 'network' }, effect: 'applied' }],
    },
  },
  play: async ({ canvas, globals, sandbox: { world, platform } }) => {
    platform.session.signIn(signInAs(world, 'newbie'));
    const form = formOf(globals);
    const words = wordsOf(globals);
    const username = await screen.findByLabelText(fieldWordsOf(globals).fields.username);
    await expect(username).toHaveValue('newbie');
    await expect(screen.queryByLabelText(words.fields.oldPassword)).toBeNull();
    await form.type(twice('Lotus2569'));
    await userEvent.keyboard('{Enter}');
    await screen.findByText(words.change.maybeChanged);
    await userEvent.click(form.submit());
    await waitFor(async () => expect(await form.field('oldPassword')).toHaveFocus());
    await form.type({ oldPassword: 'Lotus2569', ...twice('Jasmine2570') });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('/')).toBeVisible();
    const login = { type: 'username', username: 'newbie', password: 'Jasmine2570' } as const;
    await expect(await platform.client.call(sessionLogin, login)).toMatchObject({
      value: { firstTimeLogin: false },
    });
  },
});

/** ROL-04. */
export const TrialIsToldWhyNot = meta.story({
  parameters: { sandbox: { persona: 'trial' } },
  play: async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('link', { name: wordsOf(globals).change.home })).toBeVisible();
    await expect(canvas.queryByLabelText(wordsOf(globals).fields.newPassword)).toBeNull();
  },
});
