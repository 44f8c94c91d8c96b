import { Stack } from '#ui/Stack/Stack.tsx';
import { FreePlay } from '../freePlay/FreePlay.tsx';
import { useFreePlay } from '../freePlay/useFreePlay.ts';
import { ThirdPartyButtons } from '../thirdParty/ThirdPartyButtons.tsx';
import { useThirdParty } from '../thirdParty/useThirdParty.ts';
import type { LoginHost } from './login.types.ts';

export interface AlternativeSignInProps extends Pick<LoginHost, 'finish'> {
  /** The operator's flag FREEPLAY3. */
  readonly freePlay: boolean;
}

/** Third-party sign-in (LGN-10) and free play (LGN-12), below the login form. */
export function AlternativeSignIn({ finish, freePlay }: AlternativeSignInProps) {
  const thirdParty = useThirdParty({ finish: (value) => finish(value, 'thirdParty') });
  return (
    <Stack gap="md">
      <ThirdPartyButtons {...thirdParty} />
      {freePlay && <FreePlayButton finish={finish} />}
    </Stack>
  );
}

function FreePlayButton(host: Pick<LoginHost, 'finish'>) {
  return <FreePlay {...useFreePlay(host)} />;
}
