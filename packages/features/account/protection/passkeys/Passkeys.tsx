import { PasskeysCard } from './PasskeysCard.tsx';
import { usePasskeys } from './usePasskeys.ts';

/** The member's passkeys, connected to the platform. Loads after the rest of "my account". */
export function Passkeys() {
  return <PasskeysCard {...usePasskeys()} />;
}
