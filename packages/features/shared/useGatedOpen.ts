import { useNavigate } from 'react-router-dom';
import { useGate } from './gate.ts';

/** Called instead of following the link of a game; null when the link may simply be followed. */
export type GatedOpen = ((href: string) => void) | null;

/** GAM-01: a visitor is asked to log in and then taken to the game; a trial account is told why not. */
export function useGatedOpen(): GatedOpen {
  const { allowed, demand } = useGate();
  const navigate = useNavigate();
  return allowed ? null : (href) => demand(() => void navigate(href), href);
}
