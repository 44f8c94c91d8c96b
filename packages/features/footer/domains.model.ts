/** How long an address took to answer, in ms. 0 until it is measured; null when it did not answer. */
export type Speed = number | null;

/** Another address of the same site (`domainRoute`). */
export interface DomainRoute {
  readonly host: string;
  readonly speed: Speed;
}

/** What makes another address worth a word: so much of the time, and so many ms, saved. */
const worthwhile = { share: 0.3, ms: 100 } as const;

const isMeasured = ({ speed }: DomainRoute): boolean => speed !== 0;
const answered = (route: DomainRoute): route is DomainRoute & { speed: number } =>
  route.speed !== null && route.speed > 0;

/** Entries begin with speed 0; a host that is listed twice is one. */
export const startRoutes = (
  hosts: readonly string[],
  known: Readonly<Record<string, Speed>> = {},
): readonly DomainRoute[] =>
  [...new Set(hosts)].map((host) => ({ host, speed: known[host] ?? (host in known ? null : 0) }));

/** The fastest first, silent ones last. Nothing changes its place before all are measured. */
export function rankRoutes(routes: readonly DomainRoute[]): readonly DomainRoute[] {
  if (!routes.every(isMeasured)) return routes;
  const order = ({ speed }: DomainRoute): number => speed ?? Number.POSITIVE_INFINITY;
  return routes.toSorted((one, other) => (order(one) === order(other) ? 0 : order(one) - order(other)));
}

/** The host that answered fastest; null before all are measured, and when there is nothing to compare it with. */
export function fastestHost(routes: readonly DomainRoute[]): string | null {
  if (!routes.every(isMeasured)) return null;
  const inOrder = rankRoutes(routes).filter(answered);
  return inOrder.length > 1 ? (inOrder[0]?.host ?? null) : null;
}

/** The address to suggest: the fastest, when it saves enough beside the one in use. Never more than a suggestion. */
export function suggestHost(routes: readonly DomainRoute[], here: string): string | null {
  const present = routes.find(({ host }) => host === here);
  const best = routes.find(({ host }) => host === fastestHost(routes));
  if (!present || !best || !answered(present) || !answered(best)) return null;
  const saved = present.speed - best.speed;
  return saved >= worthwhile.ms && saved >= present.speed * worthwhile.share ? best.host : null;
}
