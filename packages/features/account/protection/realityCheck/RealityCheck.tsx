import { PlaySession } from './PlaySession.tsx';
import { RealityCheckDialog } from './RealityCheckDialog.tsx';
import { useRealityCheck } from './useRealityCheck.ts';

/** The session clock of a page that shows a game, and the reality check over it. @param onLeave leaves the page */
export function RealityCheck({ onLeave }: { onLeave: () => void }) {
  const check = useRealityCheck(onLeave);
  return (
    <>
      <PlaySession session={check.session} outdated={check.outdated} minutes={check.minutes} />
      <RealityCheckDialog {...check} />
    </>
  );
}
