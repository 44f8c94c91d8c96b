import { AuthenticatorCard } from './AuthenticatorCard.tsx';
import { useAuthenticator } from './useAuthenticator.ts';

/** The authenticator block, connected to the platform. Loads after the rest of "my account". */
export function Authenticator() {
  return <AuthenticatorCard {...useAuthenticator()} />;
}
