import { type Host, chooseHost, onHost } from '../shared/hosts.ts';

/** Asks a host whether it is there. Handed in by stories and tests. */
export type HostAnswers = (origin: string, signal: AbortSignal) => Promise<boolean>;

const deadlineMs = 4_000;

/** Whatever it answers, it is there: what it says cannot be read from here. */
export const hostAnswers = async (origin: string, signal: AbortSignal, patienceMs = deadlineMs): Promise<boolean> => {
  try {
    await fetch(`${origin}/favicon.ico`, {
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
    });
    return true;
  } catch {
    return false;
  }
};

export interface GameHosts {
  readonly hosts: readonly Host[];
  /** The one that this session has opened games from. */
  readonly chosen: string | null;
  /** From 0 to 1: which one it is otherwise. */
  readonly chance: number;
  /** The player does not want to wait for that one any longer. */
  readonly skip: boolean;
  /** The address, if it is one that we may open. */
  readonly judge: (address: string) => URL | null;
  /** Our own: it has answered already. */
  readonly origin: string;
  readonly answers: HostAnswers;
}

export type FoundAddress = { readonly address: URL; readonly host: Host } | 'unsafeAddress' | 'noHost';

/**
 * Where a game can be opened. A frame does not tell whether it has loaded the game or a page of errors, so that a host is
 * asked first, and the next one where it does not answer.
 * @param content as the platform answers: a path below one of the hosts, or an address
 */
export async function findAddress(content: string, wish: GameHosts, signal: AbortSignal): Promise<FoundAddress> {
  const { hosts, chosen, chance, skip, judge, origin, answers } = wish;
  const asked = new Set<string>();
  for (let step = 0; step < Math.max(1, hosts.length) && !signal.aborted; step += 1) {
    const host = chooseHost(hosts, chosen, chance, step + (skip ? 1 : 0));
    const address = judge(onHost(content, host));
    if (address === null) return 'unsafeAddress';
    if (address.origin === origin) return { address, host };
    if (asked.has(address.origin)) continue;
    asked.add(address.origin);
    if (await answers(address.origin, signal)) return { address, host };
  }
  return 'noHost';
}
