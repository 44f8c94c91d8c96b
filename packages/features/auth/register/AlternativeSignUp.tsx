import { useFlags } from '#core/site/site.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { FreePlayButton } from '../login/AlternativeSignIn.tsx';
import type { LoginHost } from '../login/login.types.ts';
import { useCompleteSignIn } from '../login/useCompleteSignIn.ts';
import { ThirdPartyButtons } from '../thirdParty/ThirdPartyButtons.tsx';
import { useThirdParty } from '../thirdParty/useThirdParty.ts';

/** Third-party sign-in (LGN-10) and free play (LGN-12), below the registration form. */
export function AlternativeSignUp({ onDone }: { onDone: () => void }) {
  const enter = useCompleteSignIn();
  const { FREEPLAY3: freePlay } = useFlags();
  const finish: LoginHost['finish'] = async (value, type) => {
    await enter(value, { type });
    onDone();
  };
  const thirdParty = useThirdParty({ finish: (value) => finish(value, 'thirdParty') });
  return (
    <Stack gap="md">
      <ThirdPartyButtons {...thirdParty} />
      {freePlay && <FreePlayButton finish={finish} />}
    </Stack>
  );
}
