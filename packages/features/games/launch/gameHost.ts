import { type Host, chooseHost, onHost } from '#core/security/hosts.ts';

/** Checks whether a host answers. Stories and tests pass their own. */
export type HostProbe = (origin: string, signal: AbortSignal) => Promise<boolean>;

const probeTimeoutMs = 4_000;

/** Checks whether a host answers at all. A cross-origin answer cannot be read, so any answer counts. */
export const probeHost = async (origin: string, signal: AbortSignal, timeoutMs = probeTimeoutMs): Promise<boolean> => {
  try {
    await fetch(`${origin}/favicon.ico`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    return true;
  } catch {
    return false;
  }
};

/** How a host is chosen and checked. */
export interface HostChoice {
  readonly hosts: readonly Host[];
  /** The host that this session opens games from; null for none yet. */
  readonly chosen: string | null;
  /** Random number from 0 to 1 that picks a host when none is chosen. */
  readonly chance: number;
  /** Starts with the host after the chosen one, because the player gave up on that. */
  readonly skip: boolean;
  /** Parses a URL; null when the site may not open it. */
  readonly resolveUrl: (url: string) => URL | null;
  /** The site's own origin, which is never probed. */
  readonly origin: string;
  readonly probe: HostProbe;
}

/** The game's URL and its host, or why there is none. */
export type GameUrl = { readonly url: URL; readonly host: Host } | 'unsafeUrl' | 'noHost';

/**
 * Finds the URL of a game on the first host that answers. Hosts are probed beforehand, because a frame does not tell
 * whether it has loaded the game or an error page.
 * @param content the platform's answer: a path on one of the hosts, or a full URL
 */
export async function findGameUrl(content: string, choice: HostChoice, signal: AbortSignal): Promise<GameUrl> {
  const { hosts, chosen, chance, skip, resolveUrl, origin, probe } = choice;
  const probed = new Set<string>();
  for (let step = 0; step < Math.max(1, hosts.length) && !signal.aborted; step += 1) {
    const host = chooseHost(hosts, chosen, chance, step + (skip ? 1 : 0));
    const url = resolveUrl(onHost(content, host));
    if (url === null) return 'unsafeUrl';
    if (url.origin === origin) return { url, host };
    if (probed.has(url.origin)) continue;
    probed.add(url.origin);
    if (await probe(url.origin, signal)) return { url, host };
  }
  return 'noHost';
}
