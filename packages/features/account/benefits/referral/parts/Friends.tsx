import { useId } from 'react';
import { wordOf } from '#api/open.ts';
import type { FriendState, InvitedFriend } from '#api/referral.ts';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { ReferralScreenProps } from '../referral.types.ts';
import { friend as friendClass, friends as friendsClass } from '../ReferralScreen.css.ts';

type FriendsProps = Pick<ReferralScreenProps, 'friends' | 'pageNo' | 'onPage'>;

/** Whom the member has invited, newest first: masked names, how far each is, and what was earned. */
export function Friends({ friends, pageNo, onPage }: FriendsProps) {
  const { t } = useTranslation('referral');
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {t('friends.title')}
      </Heading>
      <RemoteView
        level={4}
        remote={friends}
        failed={t('friends.failed')}
        skeleton={<Skeleton shape="text" lines={6} />}
      >
        {({ list, totalPages }, refreshing) =>
          list.length === 0 && totalPages <= 1 ? (
            <EmptyState size="compact" level={4} title={t('friends.empty')} text={t('friends.emptyText')} />
          ) : (
            <>
              <ul role="list" className={friendsClass} aria-busy={refreshing}>
                {list.map((friend) => (
                  <Friend key={friend.id} friend={friend} />
                ))}
              </ul>
              <Pages
                label={t('friends.pages')}
                page={pageNo}
                totalPages={totalPages}
                busy={refreshing}
                onPage={onPage}
              />
            </>
          )
        }
      </RemoteView>
    </Stack>
  );
}

const tones = {
  signedUp: 'neutral',
  deposited: 'accentSoft',
  qualified: 'positive',
  ended: 'neutral',
  excluded: 'neutral',
} as const satisfies Record<FriendState, string>;

function Friend({ friend }: { friend: InvitedFriend }) {
  const language = useLanguage();
  const { name, signedUpAt, until, state, earned } = friend;
  const { t } = useTranslation('referral');
  const money = useMoneyText();
  const moment = (time: string): string => formatMoment(Date.parse(time), language);
  const known = typeof state === 'string';
  return (
    <li className={friendClass}>
      <Inline gap="xs" justify="between" align="center">
        <Text weight="medium">
          <bdi translate="no">{name}</bdi>
        </Text>
        <Badge tone={known ? tones[state] : 'neutral'}>{known ? t(`states.${state}`) : wordOf(state)}</Badge>
      </Inline>
      <Text size="sm" tone="muted">
        <span>{t('friends.signedUp', { time: moment(signedUpAt) })}</span>
        {(state === 'signedUp' || state === 'deposited') && (
          <span>{` · ${t('friends.until', { time: moment(until) })}`}</span>
        )}
      </Text>
      {earned !== null && <Text size="sm">{t('friends.earned', { amount: money(earned) })}</Text>}
      {state === 'excluded' && <Text size="sm">{t('friends.excludedText')}</Text>}
    </li>
  );
}
