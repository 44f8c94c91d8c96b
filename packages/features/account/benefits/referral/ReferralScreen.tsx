import { RemoteView } from '#core/components/RemoteView.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { Friends } from './parts/Friends.tsx';
import { Invite } from './parts/Invite.tsx';
import { Rule } from './parts/Rule.tsx';
import { Totals } from './parts/Totals.tsx';
import type { ReferralScreenProps } from './referral.types.ts';

/** Invite friends (MEM-03f): the member's code and link, the rule, what came of it, and whom they have invited. */
export function ReferralScreen(props: ReferralScreenProps) {
  const { info, rewardsHref } = props;
  const { t } = useTranslation('referral');
  return (
    <Stack gap="lg">
      <Text tone="muted">{t('text')}</Text>
      <RemoteView level={3} remote={info} failed={t('failed')} skeleton={<ReferralSkeleton />}>
        {({ code, link, rule, conditions, totals }) => (
          <Stack gap="lg">
            <Invite
              code={code}
              link={link}
              canShare={props.canShare}
              onShare={props.onShare}
              onCopy={props.onCopy}
              onSaveCode={props.onSaveCode}
            />
            <Rule rule={rule} conditions={conditions} />
            <Totals totals={totals} rewardsHref={rewardsHref} />
          </Stack>
        )}
      </RemoteView>
      {info.status === 'ready' && <Friends friends={props.friends} pageNo={props.pageNo} onPage={props.onPage} />}
    </Stack>
  );
}

/** Placeholder with the height of the cards. */
function ReferralSkeleton() {
  return (
    <Stack gap="lg">
      {[6, 5, 3].map((lines) => (
        <Card key={lines}>
          <Skeleton shape="text" lines={lines} />
        </Card>
      ))}
    </Stack>
  );
}
