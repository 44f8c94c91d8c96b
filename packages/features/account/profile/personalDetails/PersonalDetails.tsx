import { PersonalDetailsCard } from './PersonalDetailsCard.tsx';
import { usePersonalDetails } from './usePersonalDetails.ts';

/** The personal details, connected to the platform. Loads after the rest of "my account". */
export function PersonalDetails() {
  return <PersonalDetailsCard {...usePersonalDetails()} />;
}
