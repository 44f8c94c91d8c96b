import { requiresAccount } from '#core/catalogue/launchRules.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { paths } from '#core/routing/paths.ts';
import { useNavigate, useSearchParams } from '#core/routing/router.ts';
import { routeNamed, routeOf } from '#core/routing/routes.ts';
import { safeReturnPath } from '#core/security/safeUrl.ts';
import { loginEntry } from '#core/session/loginEntry.ts';
import type { LoginKind } from './login.types.ts';
import { handOver } from './loginWindowChannel.ts';

/** What the pages /login, /register and /forget share: where they lead, also one by way of another. */
export interface AuthPage {
  readonly entry: LoginKind;
  /** Whether this window was opened by another page for the login (LGN-02g). */
  readonly inWindow: boolean;
  /** The page that is returned to, where it plays with money; null for any other. */
  readonly wanted: string | null;
  /** Whether the home page of players is returned to. */
  readonly leadsHome: boolean;
  /** The page that is returned to is the recovery, which is closed to visitors of a site for members (RT-14). */
  readonly wantsRecovery: boolean;
  /** Links between the three pages. They carry on `next` and the id of the window. */
  readonly hrefs: { readonly login: string; readonly register: string; readonly forgot: string };
  /** Leaves the page after signing in: for `to`, by default where `next` says. A window reports to its opener and closes. */
  readonly leave: (to?: string) => Promise<void>;
}

/**
 * The address of a page without a session. Afterwards it leads to `?next=` (a path of this site), else to the home page, or
 * to the agents' home (LGN-06, REG-08).
 */
export function useAuthPage(): AuthPage {
  const navigate = useNavigate();
  const { session, origin } = usePlatform();
  const [query] = useSearchParams();
  const requested = safeReturnPath(query.get('next'), origin) ?? undefined;
  const route = requested === undefined ? null : routeOf(new URL(requested, origin).pathname);
  const entry = loginEntry(query, origin);
  const home = entry === 'agent' ? paths.agentHome() : paths.home();
  // Never back to a page that a signed-in player cannot open.
  const forVisitors = route !== null && routeNamed(route).access === 'visitor';
  const next = requested === undefined || forVisitors ? home : requested;
  const id = query.get('window') ?? undefined;
  const carried = { next: requested, window: id };
  return {
    entry,
    inWindow: id !== undefined,
    wanted: requested !== undefined && requiresAccount(requested) ? requested : null,
    leadsHome: next === paths.home(),
    wantsRecovery: route === 'forget',
    hrefs: { login: paths.login(carried), register: paths.register(carried), forgot: paths.forgot(carried) },
    async leave(to = next) {
      const token = session.current()?.token;
      if (id !== undefined && token !== undefined && (await handOver(id, token))) return window.close();
      await navigate(to, { replace: true });
    },
  };
}
