import { paths } from './paths.ts';
import { type RouteName, routeNamed } from './routes.ts';

/** What the guard decides by. */
export interface GuardState {
  readonly signedIn: boolean;
  /** The operator's setting `loginedToHomePage`. */
  readonly membersOnly: boolean;
}

/**
 * Applies RT-14: while the setting is on, visitors see open routes only; any other route redirects to the login page, with
 * its URL as `next`. Returns the URL to redirect to, or null.
 * @param url pathname, query and hash
 */
export function guard(route: RouteName | null, url: string, { signedIn, membersOnly }: GuardState): string | null {
  if (signedIn || !membersOnly || (route !== null && routeNamed(route).openToVisitors === true)) return null;
  // The home page is where a login leads anyway.
  return paths.login({ next: url === paths.home() ? undefined : url });
}
