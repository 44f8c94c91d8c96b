import { useState } from 'react';
import { sessionThirdParty } from '#api/alternativeSignIn.ts';
import type { ThirdParty } from '#api/primitives.ts';
import type { LoginOutcomeValue } from '#api/session.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useSite } from '#core/site/site.ts';
import { createPageAdapter } from './pageAdapter.ts';
import type { ThirdPartyAdapter } from './thirdParty.ts';
import type { ThirdPartyProblem, ThirdPartyProps } from './thirdParty.types.ts';

export interface ThirdPartyOptions {
  /** Completes the sign-in: stores the token, runs the first-login action, navigates. */
  readonly finish: (value: LoginOutcomeValue) => Promise<void>;
  /** @default an adapter for the deployment's `thirdPartyUrl` */
  readonly adapter?: ThirdPartyAdapter;
}

/** State and actions of sign-in with an external account, for login and registration (LGN-10). */
export function useThirdParty({ finish, adapter }: ThirdPartyOptions): ThirdPartyProps {
  const { client, deployment, language } = usePlatform();
  const site = useSite();
  const { run } = useActionLock();
  const [busy, setBusy] = useState<ThirdParty | null>(null);
  const [problem, setProblem] = useState<ThirdPartyProblem | null>(null);
  const offered = adapter !== undefined || deployment.thirdPartyUrl !== null;

  async function signIn(provider: ThirdParty): Promise<ThirdPartyProblem | null> {
    const source = adapter ?? createPageAdapter({ address: deployment.thirdPartyUrl, language: language.current() });
    const idToken = await source.signIn(provider);
    if (!idToken.ok) return { kind: idToken.error };
    const answer = await client.call(sessionThirdParty, { provider, idToken: idToken.value });
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
