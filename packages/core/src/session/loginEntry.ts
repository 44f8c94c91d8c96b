import { routeOf } from '../routing/routes.ts';
import { safeReturnPath } from '../security/safeUrl.ts';

/**
 * Whom the login at an address is for: agents with `?entry=agent` or when `next` is their home, members otherwise (ROL-03).
 * @param origin of the site
 */
export function loginEntry(query: URLSearchParams, origin: string): 'member' | 'agent' {
  if (query.get('entry') === 'agent') return 'agent';
  const next = safeReturnPath(query.get('next'), origin);
  return next !== null && routeOf(new URL(next, origin).pathname) === 'agentHome' ? 'agent' : 'member';
}
