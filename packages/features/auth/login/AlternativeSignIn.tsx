import { Stack } from '#ui/Stack/Stack.tsx';
import { FreePlay } from '../freePlay/FreePlay.tsx';
import { useFreePlay } from '../freePlay/useFreePlay.ts';
import { PracticeInstead } from '../requireAuth/PracticeInstead.tsx';
import { ThirdPartyButtons } from '../thirdParty/ThirdPartyButtons.tsx';
import { useThirdParty } from '../thirdParty/useThirdParty.ts';
import type { LoginHost } from './login.types.ts';

export interface AlternativeSignInProps extends Pick<LoginHost, 'finish'> {
  /** The operator's flag FREEPLAY3. */
  readonly freePlay: boolean;
  /** The path that waits for the login; null for none. A trial account could not open it: its practice mode is offered. */
  readonly wanted: string | null;
  /** Called when the link to the practice mode is followed. */
  readonly onLeave: () => void;
}

/** Third-party sign-in (LGN-10), and free play or the practice mode of a game (LGN-12), below the login form. */
export function AlternativeSignIn({ finish, freePlay, wanted, onLeave }: AlternativeSignInProps) {
  const thirdParty = useThirdParty({ finish: (value) => finish(value, 'thirdParty') });
  return (
    <Stack gap="md">
      <ThirdPartyButtons {...thirdParty} />
      {wanted !== null && <PracticeInstead wanted={wanted} onFollow={onLeave} />}
      {wanted === null && freePlay && <FreePlayButton finish={finish} />}
    </Stack>
  );
}

/** Starts a trial session (LGN-12). */
export function FreePlayButton(host: Pick<LoginHost, 'finish'>) {
  return <FreePlay {...useFreePlay(host)} />;
}
