import type { LoginOutcomeValue } from '#api/session.ts';
import { systemWhitelabel } from '#api/system.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { noteAfterLogin } from '#core/session/afterLogin.ts';
import { loadMember } from '#core/session/loadMember.ts';
import { readFlags } from '#core/site/flags.ts';
import { markNewsSeen } from '#core/site/newsSeen.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { forcedPasswordChangeOf } from '../forcedPasswordChange/forcedPasswordChange.ts';
import type { LoginOutcome, LoginType } from './login.types.ts';

export interface EnterOptions {
  readonly type: LoginType;
  /** The credentials of the login, for a password change that may follow. */
  readonly typed?: { readonly username: string; readonly password: string };
}

/**
 * Returns the last step of every sign-in (LGN-04 to LGN-06): stores the token, runs the first-login action, loads the
 * member info. The first-login action is the forced password change after a login by user name, and a welcome toast
 * otherwise. The news need no flag: it opens for every other session (NOT-02).
 */
export function useCompleteSignIn(): (value: LoginOutcomeValue, options: EnterOptions) => Promise<LoginOutcome> {
  const platform = usePlatform();
  const { client, session } = platform;
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const toast = useToast();
  const { t } = useTranslation('login');

  /** Waits for the flag if it is not loaded: a slow call must not let an expired password through. */
  async function forcesExpiry(): Promise<boolean> {
    if (whitelabel.status === 'ready') return readFlags(whitelabel.value.nodes).FORCEPWDEXP3;
    const answer = await client.call(systemWhitelabel, {});
    return answer.ok && readFlags(answer.value.nodes).FORCEPWDEXP3;
  }

  return async ({ token, firstTimeLogin, passwordExpired, asksLostDevice }, { type, typed }) => {
    const mustChange =
      (type === 'username' || type === 'passkey') && (firstTimeLogin || (passwordExpired && (await forcesExpiry())));
    // The end of a registration with a third party. The news must not open over it (NOT-02).
    if (firstTimeLogin && !mustChange) markNewsSeen('member');
    // The reason for the login, where an address led to it.
    toast.dismiss('notLoggedIn');
    // One question at most, and none over a password that has to be changed first.
    if (asksLostDevice) noteAfterLogin('lostDevice', token);
    else if (type === 'username' && !mustChange) noteAfterLogin('passkeyOffer', token);
    session.signIn(token);
    if (mustChange) {
      forcedPasswordChangeOf(session).require({
        because: firstTimeLogin ? 'firstTime' : 'expired',
        username: typed?.username ?? '',
        storedPassword: typed?.password ?? null,
      });
    }
    await loadMember(platform, token);
    if (firstTimeLogin && !mustChange) toast.show({ id: 'firstTime', tone: 'positive', text: t('firstTime') });
    if (type === 'freePlay') toast.show({ id: 'freePlay', tone: 'warning', text: t('freePlay.entered') });
    return { firstTimeLogin, passwordExpired, type, mustChange };
  };
}
