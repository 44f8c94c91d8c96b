import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Client } from '#api/client.ts';
import type { Result } from '#api/errors.ts';
import { gameLaunch, gameLaunchFB, gamePractice, gameVendorType } from '#api/launch.ts';
import type { OutputOf } from '#api/operation.ts';
import { siteConstants } from '#api/primitives.ts';
import { rememberHallVendor } from '../shared/hallVendor.ts';
import { allowedHosts } from '../shared/hosts.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { usePlatform, useSession } from '../shared/platform.tsx';
import { safeAddress } from '../shared/safeAddress.ts';
import { useSite } from '../shared/site.ts';
import { sessionStore } from '../shared/storage.ts';
import { type FoundAddress, type HostAnswers, findAddress } from './gameHost.ts';
import {
  type LaunchPage,
  type LaunchTarget,
  type NamedTarget,
  frameSandbox,
  launchInput,
  playedElsewhere,
} from './launch.model.ts';
import type { LaunchScreenProps, LaunchState } from './LaunchScreen.tsx';

export interface LaunchWish {
  readonly page: LaunchPage;
  readonly target: NamedTarget | null;
  readonly practice: boolean;
  /** Where the game's own way back leads: a path of this site. */
  readonly backHref: string;
  /** How long a frame may load before the player is offered another try, in ms. */
  readonly slowAfterMs: number;
  readonly answers: HostAnswers;
}

type Launch = Pick<LaunchScreenProps, 'launch' | 'onLoaded' | 'onReload' | 'onOtherHost'>;

/** Launches once per game, and again when the player asks for it. Leaving the page gives the attempt up. */
export function useLaunch({ page, target, practice, backHref, slowAfterMs, answers }: LaunchWish): Launch {
  const { client, deployment } = usePlatform();
  const session = useSession();
  const language = useLanguage();
  const navigate = useNavigate();
  const site = useSite();
  const [state, setState] = useState<LaunchState>({ status: 'opening' });
  const [attempt, setAttempt] = useState(1);
  const [frame, setFrame] = useState<'loading' | 'loaded' | 'slow'>('loading');
  const hostFailed = useRef(false);
  const asked = useRef('');

  /** From a host that is chosen once per session; from the next one where it fails, and from that one from then on. */
  const find = async (content: string, signal: AbortSignal): Promise<FoundAddress> => {
    const { origin } = location;
    const named = site.status === 'ready' ? allowedHosts(site.value.launchGameCDNs, deployment.gameHosts) : [];
    // CON-02: without a word of the platform, those of the deployment; our own would only frame this site once more.
    const hosts = named.length > 0 ? named : deployment.gameHosts;
    const skip = hostFailed.current;
    hostFailed.current = false;
    const judge = (address: string) => safeAddress('game', address, { origin, game: deployment.gameHosts });
    const chosen = sessionStore.get('launchHost');
    const wish = { hosts, chosen, chance: Math.random(), skip, judge, origin, answers };
    const found = await findAddress(content, wish, signal);
    if (typeof found !== 'string') sessionStore.set('launchHost', found.host);
    return found;
  };
  const again = (): void => setAttempt((number) => number + 1);
  const onOtherHost = (): void => {
    hostFailed.current = true;
    again();
  };

  const launch = useEffectEvent(async (signal: AbortSignal): Promise<LaunchState> => {
    const incomplete = { status: 'impossible', reason: 'incomplete' } as const;
    if (target === null) return incomplete;
    const typed = await withType(client, target, signal);
    if (!typed.ok) return { status: 'failed', error: typed.error, retry: again };
    if (typed.value === null) return incomplete;
    const elsewhere = practice ? null : playedElsewhere(page, typed.value, backHref);
    if (elsewhere !== null && !signal.aborted) {
      if (typed.value.gameType === 'RNG') rememberHallVendor(typed.value.vassalage);
      void navigate(elsewhere, { replace: true });
      return { status: 'opening' };
    }
    // On the host of a vendor a path of ours would lead nowhere.
    const backUrl = new URL(backHref, location.origin).href;
    const result = await call(client, { page, target: typed.value, practice }, { language, backUrl }, signal);
    if (!result.ok) {
      const { error } = result;
      const off = practice && error.kind === 'refused' && error.code === 'operation_not_allowed';
      return off ? { status: 'impossible', reason: 'practiceOff' } : { status: 'failed', error, retry: again };
    }
    const found = await find(result.value.content, signal);
    if (typeof found === 'string') return { status: 'impossible', reason: found, retry: again };
    const { href } = found.address;
    const sandbox = frameSandbox(found.address, location.origin);
    return { status: 'open', name: result.value.gameName, address: href, sandbox, attempt, slow: false };
  });

  const wanted = JSON.stringify([page, target, practice]);
  // Without a session the site is already on its way to the login; which host to launch from, the site info says.
  const possible = ((practice || session !== null) && site.status !== 'loading') || target === null;
  useEffect(() => {
    if (!possible) return undefined;
    const controller = new AbortController();
    const same = asked.current === wanted;
    asked.current = wanted;
    setState((now) => (same && 'retry' in now ? { ...now, refreshing: true } : { status: 'opening' }));
    setFrame('loading');
    void launch(controller.signal).then((next) => controller.signal.aborted || setState(next));
    return () => controller.abort();
  }, [wanted, possible, attempt]);

  const waiting = state.status === 'open' && frame === 'loading';
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setFrame('slow'), slowAfterMs);
    return () => clearTimeout(timer);
  }, [waiting, slowAfterMs]);

  return {
    launch: state.status === 'open' ? { ...state, slow: frame === 'slow' } : state,
    onLoaded: () => setFrame('loaded'),
    onOtherHost,
    onReload: again,
  };
}

/** An address that names the vendor alone: the platform knows its type. Null for a vendor that it does not know. */
async function withType(
  client: Client,
  target: NamedTarget,
  signal: AbortSignal,
): Promise<Result<LaunchTarget | null>> {
  const { gameType, ...rest } = target;
  if (gameType !== undefined) return { ok: true, value: { ...rest, gameType } };
  const answer = await client.call(gameVendorType, { vassalage: target.vassalage }, { signal });
  if (!answer.ok) return answer;
  const [first] = answer.value.gameTypes;
  return { ok: true, value: first === undefined ? null : { ...rest, gameType: first } };
}

function call(
  client: Client,
  { page, target, practice }: { page: LaunchPage; target: LaunchTarget; practice: boolean },
  around: { readonly language: 'TH' | 'EN'; readonly backUrl: string },
  signal: AbortSignal,
): Promise<Result<OutputOf<typeof gameLaunch>>> {
  const input = { ...around, device: siteConstants.device };
  if (page === 'fbsports') return client.call(gameLaunchFB, input, { signal });
  const { lottery, ...game } = launchInput(target);
  return practice
    ? client.call(gamePractice, { ...game, ...input }, { signal })
    : client.call(gameLaunch, { ...game, ...input, ...(lottery && { lottery }) }, { signal });
}
