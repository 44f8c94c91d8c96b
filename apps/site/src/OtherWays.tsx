import { FreePlay } from '#features/login/freePlay/FreePlay.tsx';
import { useFreePlay } from '#features/login/freePlay/useFreePlay.ts';
import type { LoginHost } from '#features/login/useLogin.ts';
import { ThirdPartyButtons } from '#features/thirdParty/ThirdPartyButtons.tsx';
import { useThirdParty } from '#features/thirdParty/useThirdParty.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

export interface OtherWaysProps extends Pick<LoginHost, 'finish'> {
  /** FREEPLAY3. */
  readonly freePlay: boolean;
}

/** Below the login: accounts elsewhere (LGN-10), and a look around without one (LGN-12). */
export function OtherWays({ finish, freePlay }: OtherWaysProps) {
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
