import { HelpScreen } from '#features/help/HelpScreen.tsx';
import { useHelpScreen } from '#features/help/useHelpScreen.ts';

export function Page() {
  return <HelpScreen {...useHelpScreen()} />;
}
