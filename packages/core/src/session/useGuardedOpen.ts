import { useNavigate } from '../routing/router.ts';
import { useRequireAuth } from './requireAuth.ts';

/** Opens a game instead of following its link; null when the player may follow the link. */
export type GuardedOpen = ((href: string) => void) | null;

/** Guards game links (GAM-01): asks visitors to log in and then opens the game; shows trial accounts an explanation. */
export function useGuardedOpen(): GuardedOpen {
  const { allowed, requireAuth } = useRequireAuth();
  const navigate = useNavigate();
  return allowed ? null : (href) => requireAuth(() => void navigate(href), href);
}
