import { useEnter } from '#features/login/useEnter.ts';
import { ThirdPartyButtons } from '#features/thirdParty/ThirdPartyButtons.tsx';
import { useThirdParty } from '#features/thirdParty/useThirdParty.ts';

/** LGN-10 below the registration: an account elsewhere instead of a new one. */
export function RegisterElsewhere({ onDone }: { onDone: () => void }) {
  const enter = useEnter();
  const thirdParty = useThirdParty({
    async finish(value) {
      await enter(value, { type: 'thirdParty' });
      onDone();
    },
  });
  return <ThirdPartyButtons {...thirdParty} />;
}
