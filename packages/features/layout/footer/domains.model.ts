/** Response time of a host in ms. 0 until measured; null when it did not answer. */
export type Speed = number | null;

/** A host of this site (`domainRoute`). */
export interface DomainRoute {
  readonly host: string;
  readonly speed: Speed;
}

/** Minimum saving for a suggestion: share of the time, and ms. Both must be reached. */
const minSaving = { share: 0.3, ms: 100 } as const;

const isMeasured = ({ speed }: DomainRoute): boolean => speed !== 0;
const answered = (route: DomainRoute): route is DomainRoute & { speed: number } =>
  route.speed !== null && route.speed > 0;

/** Builds the initial list: each host once, with its known speed or 0. */
export const startRoutes = (
  hosts: readonly string[],
  known: Readonly<Record<string, Speed>> = {},
): readonly DomainRoute[] =>
  [...new Set(hosts)].map((host) => ({ host, speed: known[host] ?? (host in known ? null : 0) }));

/** Sorts the fastest first and silent hosts last. Keeps the order until all are measured. */
export function rankRoutes(routes: readonly DomainRoute[]): readonly DomainRoute[] {
  if (!routes.every(isMeasured)) return routes;
  const order = ({ speed }: DomainRoute): number => speed ?? Number.POSITIVE_INFINITY;
  return routes.toSorted((one, other) => (order(one) === order(other) ? 0 : order(one) - order(other)));
}

/** Returns the fastest host; null until all are measured, and when fewer than two answered. */
export function fastestHost(routes: readonly DomainRoute[]): string | null {
  if (!routes.every(isMeasured)) return null;
  const inOrder = rankRoutes(routes).filter(answered);
  return inOrder.length > 1 ? (inOrder[0]?.host ?? null) : null;
}

/** Returns the host to suggest instead of the current one; null when none saves enough time. */
export function suggestHost(routes: readonly DomainRoute[], currentHost: string): string | null {
  const current = routes.find(({ host }) => host === currentHost);
  const best = routes.find(({ host }) => host === fastestHost(routes));
  if (!current || !best || !answered(current) || !answered(best)) return null;
  const saved = current.speed - best.speed;
  return saved >= minSaving.ms && saved >= current.speed * minSaving.share ? best.host : null;
}
