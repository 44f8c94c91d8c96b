import { useWelcome } from './useWelcome.ts';
import { WelcomeDialog } from './WelcomeDialog.tsx';

/** The welcome joined with its hook. The site loads it when the URL asks for it. */
export function Welcome() {
  return <WelcomeDialog {...useWelcome()} />;
}
