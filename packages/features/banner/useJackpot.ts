import { gameJackpot } from '#api/games.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { usePlatform } from '../shared/platform.tsx';
import { loading, mapRemote, ready, useRemote } from '../shared/remote.ts';
import { useSite } from '../shared/site.ts';
import { useTick } from '../shared/useTick.ts';
import { jackpotAt, jackpotStepMs } from './jackpot.model.ts';
import type { JackpotProps } from './Jackpot.tsx';

/** How often the platform is asked at most, and only while the tab is looked at. */
const feedMs = 30_000;

/** BAN-03: the number that only decorates, the one of the platform, or none, as the operator chose. */
export function useJackpot(): JackpotProps {
  const { clock } = usePlatform();
  const language = useLanguage();
  const site = useSite();
  const kind = site.status === 'ready' ? site.value.jackpot : null;
  const now = useTick(clock.now, jackpotStepMs);
  const [feed] = useRemote(gameJackpot, kind === 'feed' ? {} : null, 'oncePerSession', { refreshEveryMs: feedMs });
  const currency = site.status === 'ready' ? site.value.currencySymbol : '';
  if (kind === null)
    return { kind: site.status === 'failed' ? 'none' : 'decorative', amount: loading, currency, language };
  return {
    kind,
    amount: kind === 'feed' ? mapRemote(feed, ({ amount }) => amount) : ready(jackpotAt(now)),
    currency,
    language,
  };
}
