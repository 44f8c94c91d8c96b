import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths, routeOf } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import { safeReturnPath } from '../shared/safeAddress.ts';
import { handOver, windowParameter } from './aside/loginWindow.ts';
import { type Login, type LoginEntry, useLogin } from './useLogin.ts';

export interface LoginPage extends Login {
  readonly entry: LoginEntry;
  /** This is a window that another page has opened for the login (LGN-02g). */
  readonly inWindow: boolean;
  /** Where a login leads that had to wait for a change of password. */
  readonly goOn: () => void;
}

/**
 * The page /login: afterwards the player is back where they wanted to go (`?next=`, a path of this site), else home, or
 * at the agents' (LGN-06). Who comes by the agents' entry, `?entry=agent` or on the way to their page, must be one.
 */
export function useLoginPage(): LoginPage {
  const navigate = useNavigate();
  const { session } = usePlatform();
  const [query] = useSearchParams();
  const wanted = safeReturnPath(query.get('next'), location.origin);
  const route = wanted === null ? null : routeOf(new URL(wanted, location.origin).pathname);
  const entry = query.get('entry') === 'agent' || route === 'agentHome' ? 'agent' : 'member';
  const home = entry === 'agent' ? paths.agentHome() : paths.home();
  // Whoever has logged in has nothing to do there.
  const next = wanted === null || route === 'login' ? home : wanted;
  const id = query.get(windowParameter);

  async function leave(to: string): Promise<void> {
    const token = session.current()?.token;
    if (id !== null && token !== undefined && (await handOver(id, token))) return window.close();
    await navigate(to, { replace: true });
  }
  const login = useLogin({
    entry,
    onDone(outcome, goOn = next) {
      if (!outcome.mustChange) void leave(goOn);
    },
  });
  return { ...login, entry, inWindow: id !== null, goOn: () => void leave(next) };
}
