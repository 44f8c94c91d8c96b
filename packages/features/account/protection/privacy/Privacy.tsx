import { PrivacyCard } from './PrivacyCard.tsx';
import { usePrivacy } from './usePrivacy.ts';

/** "Privacy", connected to the platform. Loads after the rest of "my account". */
export function Privacy() {
  return <PrivacyCard {...usePrivacy()} />;
}
