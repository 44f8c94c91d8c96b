import { useState } from 'react';
import type { ApiError, Result } from '#api/errors.ts';
import {
  type PromotionState,
  promotionApply,
  promotionJoin,
  promotionRanking,
  promotionStates,
} from '#api/promotions.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { roleOf } from '#core/session/role.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useSendPicture } from '#core/uploads/useSendPicture.ts';
import { useUploads } from '#core/uploads/useUploads.ts';
import type { OfferViewProps } from './offer.types.ts';

/** Props of what can be done about a promotion (TXT-03), connected to the platform. */
export function useOffer(promotionId: string): OfferViewProps {
  const { client } = usePlatform();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const centreHref = useCentreHref(pathname + search);
  const { requireAuth } = useRequireAuth();
  const role = roleOf(useSession());
  // Until the account type is known, a trial account counts as a member: the platform refuses it.
  const isMember = role === 'member' || role === 'agent';
  const { busy, run } = useActionLock();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [states, { refresh, update }] = useRemote(promotionStates, { language }, 'live');
  const offer = mapRemote(states, ({ list }) => list.find((each) => each.promotionId === promotionId) ?? null);
  const current = offer.status === 'ready' ? offer.value : null;
  const uploads = useUploads(useSendPicture(), current?.form?.files);
  const isRanked = (current?.terms.prizes.length ?? 0) > 0;
  const [ranking] = useRemote(promotionRanking, isRanked && isMember ? { promotionId } : null, 'live');

  /** Shows the new state; after a failure the one that the platform has, which may have taken the call. */
  async function send(call: () => Promise<Result<PromotionState>>): Promise<Result<PromotionState>> {
    setFailure(null);
    const answer = await call();
    if (answer.ok) {
      await update(
        (value) =>
          value && { list: value.list.map((each) => (each.promotionId === promotionId ? answer.value : each)) },
      );
      return answer;
    }
    const { error } = answer;
    // Joined in another tab: the state says so.
    if (error.kind !== 'refused' || error.code !== 'promotion_joined') setFailure(error);
    await refresh();
    return answer;
  }
  const asked = { promotionId, termsVersion: current?.terms.version ?? '', language };
  const [game] = current?.terms.wager?.gameTypes ?? [];
  return {
    offer,
    ranking: isRanked && isMember ? ranking : null,
    isMember,
    busy,
    failure,
    uploads,
    hrefs: {
      rewards: centreHref('rewardCenter'),
      deposit: centreHref('depositv2'),
      games: typeof game === 'string' ? paths.category(game) : null,
    },
    onJoin: () => requireAuth(() => void run(() => send(() => client.call(promotionJoin, asked)))),
    onApply: ({ remark, fileIds }) =>
      run(() => send(() => client.call(promotionApply, { ...asked, remark, fileIds: [...fileIds] }))),
    onLogin: () => requireAuth(() => {}),
  };
}
