import { useCompleteSignIn } from '../login/useCompleteSignIn.ts';
import { ThirdPartyButtons } from '../thirdParty/ThirdPartyButtons.tsx';
import { useThirdParty } from '../thirdParty/useThirdParty.ts';

/** Third-party sign-in below the registration form (LGN-10). */
export function AlternativeSignUp({ onDone }: { onDone: () => void }) {
  const enter = useCompleteSignIn();
  const thirdParty = useThirdParty({
    async finish(value) {
      await enter(value, { type: 'thirdParty' });
      onDone();
    },
  });
  return <ThirdPartyButtons {...thirdParty} />;
}
