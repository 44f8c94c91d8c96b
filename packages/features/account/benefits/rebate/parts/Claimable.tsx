import { HandCoins } from 'lucide-react';
import type { RebateSummaryValue } from '#api/rebate.ts';
import { Amount } from '#core/components/Amount.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { stageOf } from '../rebate.model.ts';
import { measured, sum } from './Claimable.css.ts';

interface ClaimableProps {
  summary: RebateSummaryValue;
  /** Null while another claim is open. */
  onAsk: (() => void) | null;
}

/** The claimable amount with the claim button, or the reason why it cannot be claimed. */
export function Claimable({ summary, onAsk }: ClaimableProps) {
  const language = useLanguage();
  const { t } = useTranslation('rebate');
  const { since, until, total } = summary;
  const moment = (time: string) => formatMoment(Date.parse(time), language);
  const obstacle = useObstacle(summary, useMoneyText(), moment);
  return (
    <Stack gap="sm">
      <Card tone="money" padding="lg">
        <Stack gap="xs">
          <Text weight="medium">{t('claimable')}</Text>
          <div className={measured}>
            <div className={sum}>
              <Amount value={total} />
            </div>
          </div>
          {obstacle !== null && <Text>{obstacle}</Text>}
          {since !== null && <Text size="sm">{t('period', { since: moment(since), until: moment(until) })}</Text>}
        </Stack>
      </Card>
      {obstacle === null && onAsk && (
        <Button fullWidth icon={<Icon of={HandCoins} size="small" />} onClick={onAsk}>
          {t('claim')}
        </Button>
      )}
    </Stack>
  );
}

/** Returns why the rebate cannot be claimed now; null when it can. */
function useObstacle(
  summary: RebateSummaryValue,
  money: (amount: string) => string,
  moment: (time: string) => string,
): string | null {
  const { t } = useTranslation('rebate');
  const { missing, minimum, nextClaimAt } = summary;
  switch (stageOf(summary)) {
    case 'nothing':
      return t('nothing');
    case 'below':
      return t('below', { missing: money(missing ?? ''), minimum: money(minimum) });
    case 'later':
      return t('later', { time: moment(nextClaimAt ?? '') });
    case 'open':
      return null;
  }
}

/** Skeleton with the size of a claimable amount. */
export function ClaimableSkeleton() {
  return (
    <Card padding="lg">
      <div role="status">
        <LoadingNote />
        <Stack gap="xs">
          <Skeleton shape="text" />
          <div className={measured}>
            <div className={sum}>
              <Skeleton shape="text" size="xl" />
            </div>
          </div>
          <Skeleton shape="text" size="sm" lines={2} />
        </Stack>
      </div>
    </Card>
  );
}
