import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { describe, onTestFinished, test } from 'vitest';
import { writeCookie } from '#core/data/cookies.ts';
import { lastCode } from '#sandbox/accounts/outbox.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { authenticatorCode } from '#sandbox/accounts/totp.ts';
import { type RenderOptions, renderOnPlatform } from '#storybook/renderOnPlatform.tsx';
import { accounts } from '#storybook/sandboxPlatform.ts';
import { forcedPasswordChangeOf } from '../forcedPasswordChange/forcedPasswordChange.ts';
import { FreePlay } from '../freePlay/FreePlay.tsx';
import { useFreePlay } from '../freePlay/useFreePlay.ts';
import { smsCookies } from '../smsLogin/storedNumber.ts';
import type { LoginHost } from './login.types.ts';
import { loginParts } from './LoginParts.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import { useLoginPage } from './useLoginPage.ts';

function Free(host: Pick<LoginHost, 'finish'>) {
  return <FreePlay {...useFreePlay(host)} />;
}
/** The login page with the parts that load on demand. */
function useEveryWayIn() {
  const page = useLoginPage();
  return {
    ...page,
    form: { ...page.form, ...loginParts(page), alternativeSignIn: <Free finish={page.host.finish} /> },
  };
}

const forgetNumber = (): void => {
  for (const name of Object.values(smsCookies)) writeCookie(name, null);
};

async function renderLogin({ settings, ...options }: RenderOptions = {}) {
  onTestFinished(forgetNumber);
  const rendered = await renderOnPlatform(LoginScreen, useEveryWayIn, {
    path: '/login',
    scenario: 'everyWayIn',
    settings: { humanCheck: 'none', ...settings },
    ...options,
  });
  const { canvas, sandbox, t, url } = rendered;
  // The label names the mobile number too, once the flags have loaded.
  const namesUser = (label: string): boolean => label.startsWith(t('login:username'));
  const username = () => canvas.getByRole('textbox', { name: namesUser });
  const password = () => canvas.getByLabelText(t('login:password'), { selector: 'input' });
  return {
    ...rendered,
    username,
    password,
    async logIn(account: string): Promise<void> {
      await userEvent.clear(username());
      await userEvent.clear(password());
      await userEvent.type(username(), account);
      await userEvent.type(password(), `${demoPassword}{Enter}`);
    },
    /** Waits until the login has led to a page. */
    arrivedAt: (path: string) => waitFor(() => expect(url()).toBe(path)),
    session: () => sandbox.platform.session.current(),
    choose: async (name: string) => userEvent.click(await canvas.findByRole('radio', { name })),
    sendButton: () => screen.getByRole('button', { name: t('fields:sms.send') }),
    smsCode: () => canvas.getByRole('textbox', { name: t('login:sms.code', { length: 5 }) }),
    smsMobile: () => canvas.findByRole('textbox', { name: t('login:sms.mobile') }),
    /** Waits for the code that was sent to a number or an address. */
    async codeSentTo(to: string): Promise<string> {
      await waitFor(() => expect(lastCode(sandbox, to)).toBeDefined());
      return lastCode(sandbox, to) ?? '';
    },
    changeForced: () => forcedPasswordChangeOf(sandbox.platform.session).current(),
  };
}

describe('by SMS', () => {
  test('stores the number for a day with its country; typed values survive switching tabs', async () => {
    const { arrivedAt, canvas, choose, codeSentTo, sendButton, session, smsCode, smsMobile, t } = await renderLogin({
      path: '/login?next=%2Frng',
    });
    await choose(t('login:methods.sms'));
    // No code can be sent without a number.
    await canvas.findByRole('combobox');
    await userEvent.click(sendButton());
    await waitFor(async () => expect(await smsMobile()).toHaveFocus());
    await expect(await smsMobile()).toBeInvalid();

    await userEvent.type(await smsMobile(), '0812345678');
    await expect(await smsMobile()).toHaveValue('081-234-5678');
    await choose(t('login:methods.username'));
    await choose(t('login:methods.sms'));
    await expect(await smsMobile()).toHaveValue('081-234-5678');

    await userEvent.click(sendButton());
    const code = await codeSentTo('66812345678');
    await waitFor(() => expect(smsCode()).toHaveFocus());
    await userEvent.type(smsCode(), `${code === '00000' ? '11111' : '00000'}{Enter}`);
    await waitFor(() => expect(smsCode()).toBeInvalid());
    await userEvent.clear(smsCode());
    await userEvent.click(canvas.getByRole('checkbox', { name: t('login:sms.remember') }));
    await userEvent.type(smsCode(), `${code}{Enter}`);
    await arrivedAt('/rng');
    await expect(session()).toMatchObject({ accountType: 0 });
    await expect(decodeURIComponent(document.cookie)).toContain(`${smsCookies.mobile}=081-234-5678`);
  });

  test('fills in the stored number; an expired password does not matter (LGN-05)', async () => {
    const { arrivedAt, changeForced, choose, codeSentTo, sendButton, smsCode, smsMobile, t } = await renderLogin({
      prepare: () => {
        writeCookie(smsCookies.mobile, '084-567-8901');
        writeCookie(smsCookies.country, '66');
      },
    });
    await choose(t('login:methods.sms'));
    await waitFor(async () => expect(await smsMobile()).toHaveValue('084-567-8901'));
    await userEvent.click(sendButton());
    await userEvent.type(smsCode(), `${await codeSentTo('66845678901')}{Enter}`);
    await arrivedAt('/');
    await expect(changeForced()).toBeNull();
  });
});

describe('the second factor (LGN-11)', () => {
  test('by each method in turn: a wrong answer shows its error, and another method can be tried', async () => {
    const { arrivedAt, canvas, choose, codeSentTo, logIn, sandbox, sendButton, session, t } = await renderLogin();
    const answer = (method: 'sms' | 'google') =>
      canvas.getByRole('textbox', { name: t(`secondFactor:answers.${method}`) });
    await logIn('faraway');
    await canvas.findByRole('heading', { name: t('secondFactor:title') });

    await userEvent.click(sendButton());
    const code = await codeSentTo('66856789012');
    await userEvent.type(answer('sms'), `${code === '00000' ? '11111' : '00000'}{Enter}`);
    await expect(await canvas.findByText(t('errors:codeIncorrect'))).toBeVisible();

    await choose(t('secondFactor:methods.email'));
    // Requests are limited to one per second (SMS-01c), so the click may have to be repeated.
    await waitFor(async () => {
      // After a successful click the button shows the countdown instead.
      const button = screen.queryByRole('button', { name: t('fields:sms.send') });
      if (button !== null) await userEvent.click(button);
      await expect(lastCode(sandbox, 'faraway@kinnari.example')).toBeDefined();
    });

    await choose(t('secondFactor:methods.google'));
    await userEvent.type(answer('google'), '000000{Enter}');
    await expect(await canvas.findByText(t('errors:secondFactorIncorrect'))).toBeVisible();
    await expect(session()).toBeNull();
    await userEvent.clear(answer('google'));
    await userEvent.type(answer('google'), `${authenticatorCode(sandbox.now())}{Enter}`);
    await arrivedAt('/');
  });

  test('by the code that was sent to the phone', async () => {
    const { arrivedAt, canvas, codeSentTo, logIn, sendButton, session, t } = await renderLogin();
    await logIn('faraway');
    await canvas.findByRole('heading', { name: t('secondFactor:title') });
    await userEvent.click(sendButton());
    const answer = canvas.getByRole('textbox', { name: t('secondFactor:answers.sms') });
    await userEvent.type(answer, `${await codeSentTo('66856789012')}{Enter}`);
    await arrivedAt('/');
    await expect(session()).toMatchObject({ accountType: 0 });
  });

  test('by bank account name: an expired ticket returns to the form, which keeps the password; then there is a pause', async () => {
    const { arrivedAt, canvas, choose, logIn, password, sandbox, session, t } = await renderLogin();
    const byName = async (...names: readonly string[]): Promise<void> => {
      await choose(t('secondFactor:methods.bankName'));
      const field = { name: t('secondFactor:answers.bankName') };
      for (const name of names) {
        await userEvent.clear(canvas.getByRole('textbox', field));
        await userEvent.type(canvas.getByRole('textbox', field), `${name}{Enter}`);
        // Refused, or returned to the login form.
        await waitFor(async () => {
          const shown = canvas.queryByRole('textbox', field);
          if (shown !== null) await expect(shown).toBeInvalid();
        });
      }
    };
    await logIn('faraway');
    await byName('Wrong', 'Other', 'Another');
    await expect(await canvas.findByText(t('errors:ticketExpired'))).toBeVisible();
    await expect(password()).toHaveValue(demoPassword);
    await waitFor(() => expect(password()).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(t('errors:tooManyTries', { minutes: 1 }))).toBeVisible();
    await expect(password()).toHaveValue(demoPassword);
    // The pause is over.
    sandbox.store.transaction(() => {
      for (const [key] of [...sandbox.store.entries('tries')]) sandbox.store.remove('tries', key);
    });
    await userEvent.type(password(), '{Enter}');
    await byName('wilai klaiban');
    await arrivedAt('/');
    await expect(session()).toMatchObject({ accountType: 0 });
  });
});

test('free play opens a trial session, announced as one (LGN-12)', async () => {
  const { arrivedAt, canvas, session, t } = await renderLogin();
  await userEvent.click(canvas.getByRole('button', { name: t('login:freePlay.button') }));
  await arrivedAt('/');
  await expect(session()).toMatchObject({ accountType: 4 });
  await waitFor(() => expect(screen.getByText(t('login:freePlay.entered'))).toBeVisible());
});

describe('the entrance', () => {
  test('of agents accepts agents only (ROL-03)', async () => {
    const { arrivedAt, canvas, logIn, t } = await renderLogin({ path: '/login?entry=agent' });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('login:agent.title'));
    await logIn(accounts.member);
    await expect(await canvas.findByText(t('errors:notAgent'))).toBeVisible();
    await logIn(accounts.agent);
    await arrivedAt('/agentHome');
  });

  test('of members accepts members only where the operator says so', async () => {
    const { canvas, logIn, t } = await renderLogin({ settings: { membersOnlyEntry: true } });
    await logIn(accounts.agent);
    await expect(await canvas.findByText(t('errors:notMember'))).toBeVisible();
  });
});

describe('a password that must be changed (LGN-05)', () => {
  test('keeps the player on the page, and the password in memory only', async () => {
    const { changeForced, logIn, password, url } = await renderLogin();
    await logIn('newbie');
    await waitFor(() =>
      expect(changeForced()).toEqual({ because: 'firstTime', username: 'newbie', storedPassword: demoPassword }),
    );
    await waitFor(() => expect(password()).toHaveValue(''));
    await expect(url()).toBe('/login');
    await expect(JSON.stringify({ ...sessionStorage })).not.toContain(demoPassword);
  });

  test('has no effect when it is expired and the operator does not force the change', async () => {
    const { arrivedAt, changeForced, logIn } = await renderLogin({ scenario: 'ready', settings: { flags: {} } });
    await logIn('expired');
    await arrivedAt('/');
    await expect(changeForced()).toBeNull();
  });
});
