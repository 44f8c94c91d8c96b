import { SessionsCard } from './SessionsCard.tsx';
import { useSessions } from './useSessions.ts';

/** "Devices and logins", connected to the platform. Loads after the rest of "my account". */
export function Sessions() {
  return <SessionsCard {...useSessions()} />;
}
