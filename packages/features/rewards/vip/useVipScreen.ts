import { useContext } from 'react';
import { vipLevels } from '#api/vip.ts';
import { useClosedPage } from '#core/centre/useClosedPage.ts';
import { type Remote, loading, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { useMember } from '#core/session/member.ts';
import { usePlayStop } from '#core/session/playStatus.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { SupportContext } from '#core/site/support.ts';
import type { VipScreenProps } from './vip.types.ts';

/** Props of the page of levels (RT-04d), connected to the platform. */
export function useVipScreen(): VipScreenProps {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const closed = useClosedPage('vip');
  const offered = closed === null;
  const { role: known } = useMember();
  const { requireAuth, allowed } = useRequireAuth();
  const [vip] = useRemote(vipLevels, offered ? { language } : null, 'live');
  const { play, stop } = usePlayStop('claim');
  const support = useContext(SupportContext);
  // Only players with a VIP label have one.
  const service = support?.entries.find(({ csType }) => csType.startsWith('VIP'));
  // A break is known before progress is shown (RSP-06).
  const unlessResting = <Value>(remote: Remote<Value>): Remote<Value> =>
    allowed && play.status === 'loading' ? loading : remote;
  return {
    closed,
    role: known === 'visitor' || known === 'trial' ? known : 'member',
    vip: unlessResting(vip),
    stop,
    homeHref: paths.home(),
    limitsHref: useCentreHref(pathname + search)('limits'),
    onEnter: () => requireAuth(() => {}),
    onService: support && service ? () => support.open(service) : undefined,
  };
}
