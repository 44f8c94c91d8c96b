import type { LoginOutcomeValue } from '#api/session.ts';
import { systemWhitelabel } from '#api/system.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { readFlags } from '../shared/flags.ts';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import { loadMember } from '../shared/loadMember.ts';
import { usePlatform } from '../shared/platform.tsx';
import { useRemote } from '../shared/remote.ts';
import { forcedChangeOf } from './forcedChange.ts';

/** By which way somebody came in; `window` is the login in a window of its own (LGN-02g). */
export type LoginType = 'username' | 'sms' | 'thirdParty' | 'freePlay' | 'window';

/** What the platform said about the account that has just come in. */
export interface LoginOutcome extends Pick<LoginOutcomeValue, 'firstTimeLogin' | 'passwordExpired'> {
  readonly type: LoginType;
  /** LGN-05: the password has to be changed before anything else; `useForcedChange` knows whose. */
  readonly mustChange: boolean;
}

export interface Entering {
  readonly type: LoginType;
  /** What was typed, for who has to change it at once. */
  readonly typed?: { readonly username: string; readonly password: string };
}

/**
 * What every way in ends with (LGN-04 to LGN-06): the token is stored, the first-login action runs, member info loads.
 * The first-login action is the forced change for who has a password, and a word of welcome for who has none. The
 * after-login modal needs no flag: the news open by themselves for everybody who has come in (NOT-02).
 */
export function useEnter(): (value: LoginOutcomeValue, entering: Entering) => Promise<LoginOutcome> {
  const platform = usePlatform();
  const { client, session } = platform;
  const [whitelabel] = useRemote(systemWhitelabel, {}, 'oncePerSession');
  const toast = useToast();
  const { t } = useTranslation('login');

  /** Asked for when it is not known: an expired password must not slip through because a call was slow. */
  async function forcesExpiry(): Promise<boolean> {
    if (whitelabel.status === 'ready') return readFlags(whitelabel.value.nodes).FORCEPWDEXP3;
    const answer = await client.call(systemWhitelabel, {});
    return answer.ok && readFlags(answer.value.nodes).FORCEPWDEXP3;
  }

  return async ({ token, firstTimeLogin, passwordExpired }, { type, typed }) => {
    const mustChange = type === 'username' && (firstTimeLogin || (passwordExpired && (await forcesExpiry())));
    session.signIn(token);
    if (mustChange) {
      forcedChangeOf(session).demand({
        because: firstTimeLogin ? 'firstTime' : 'expired',
        username: typed?.username ?? '',
        heldPassword: typed?.password ?? null,
      });
    }
    await loadMember(platform, token);
    if (firstTimeLogin && !mustChange) toast.show({ id: 'firstTime', tone: 'positive', text: t('firstTime') });
    if (type === 'freePlay') toast.show({ id: 'freePlay', tone: 'warning', text: t('freePlay.entered') });
    return { firstTimeLogin, passwordExpired, type, mustChange };
  };
}
