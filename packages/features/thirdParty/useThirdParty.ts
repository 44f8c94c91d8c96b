import { useState } from 'react';
import { sessionThirdParty } from '#api/account.ts';
import type { ApiError } from '#api/errors.ts';
import type { LoginOutcomeValue } from '#api/session.ts';
import type { ThirdParty } from '#api/system.ts';
import { useIntentLock } from '../shared/lock.ts';
import { usePlatform } from '../shared/platform.tsx';
import { useSite } from '../shared/site.ts';
import { createPageAdapter } from './pageAdapter.ts';
import type { ThirdPartyAdapter, ThirdPartyFailure } from './thirdParty.ts';

/** What came of the last press: a window that said nothing, or a refusal of the platform. */
export type ThirdPartyProblem =
  | { readonly kind: ThirdPartyFailure }
  | { readonly kind: 'call'; readonly error: ApiError };

export interface ThirdPartyProps {
  /** In the operator's order; empty where there are none. */
  readonly providers: readonly ThirdParty[];
  /** Whose window is open, or whose word is being judged. */
  readonly busy: ThirdParty | null;
  readonly problem: ThirdPartyProblem | null;
  readonly onPress: (provider: ThirdParty) => void;
}

export interface ThirdPartyOptions {
  /** Somebody has come in: stores the token, runs the first-login action, goes on. */
  readonly finish: (value: LoginOutcomeValue) => Promise<void>;
  /** @default the page that the deployment names */
  readonly adapter?: ThirdPartyAdapter;
}

/** LGN-10: sign-in with an account elsewhere; for the login and for the registration alike. */
export function useThirdParty({ finish, adapter }: ThirdPartyOptions): ThirdPartyProps {
  const { client, deployment, language } = usePlatform();
  const site = useSite();
  const { run } = useIntentLock();
  const [busy, setBusy] = useState<ThirdParty | null>(null);
  const [problem, setProblem] = useState<ThirdPartyProblem | null>(null);
  const offered = adapter !== undefined || deployment.thirdPartyUrl !== null;

  async function signIn(provider: ThirdParty): Promise<ThirdPartyProblem | null> {
    const asked = adapter ?? createPageAdapter({ address: deployment.thirdPartyUrl, language: language.current() });
    const said = await asked.signIn(provider);
    if (!said.ok) return { kind: said.error };
    const answer = await client.call(sessionThirdParty, { provider, idToken: said.value });
    if (!answer.ok) return { kind: 'call', error: answer.error };
    await finish(answer.value);
    return null;
  }

  return {
    providers: offered && site.status === 'ready' ? site.value.thirdParty : [],
    busy,
    problem,
    onPress(provider) {
      void run(async () => {
        setBusy(provider);
        setProblem(null);
        try {
          setProblem(await signIn(provider));
        } finally {
          setBusy(null);
        }
      });
    },
  };
}
