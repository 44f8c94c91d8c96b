import { type RouteName, openRoutes, paths } from '#features/shared/navigation.ts';

export interface GuardState {
  readonly signedIn: boolean;
  /** The operator's setting `loginedToHomePage`. */
  readonly membersOnly: boolean;
}

/**
 * RT-14: while the setting is on, a visitor may see only the open routes and is sent to the login from any other, which
 * remembers where they wanted to go. Answers the address to go to instead, or null to stay.
 */
export function guard(route: RouteName | null, address: string, { signedIn, membersOnly }: GuardState): string | null {
  if (signedIn || !membersOnly || (route !== null && openRoutes.includes(route))) return null;
  return paths.login({ next: address });
}
