import { useSignedOutElsewhere } from '#features/logout/useSignedOutElsewhere.ts';
import { ForcedChange } from './ForcedChange.tsx';

/** What the frame sees to on other pages, for a game, which has none: the end of the session elsewhere, a forced change. */
export function OverGame({ onLeave }: { onLeave: () => void }) {
  useSignedOutElsewhere();
  return <ForcedChange onDone={() => {}} onLeft={onLeave} />;
}
