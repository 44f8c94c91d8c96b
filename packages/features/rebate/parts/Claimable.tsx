import { HandCoins } from 'lucide-react';
import { siteConstants } from '#api/primitives.ts';
import type { RebateSummaryValue } from '#api/rebate.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { formatMoment, localeOf } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { type MoneyFormat, moneyText } from '../../shared/moneyText.ts';
import { stageOf } from '../rebate.model.ts';
import { measured, sum } from './Claimable.css.ts';

interface ClaimableProps extends MoneyFormat {
  summary: RebateSummaryValue;
  /** Null while no claim is taken here. */
  onAsk: (() => void) | null;
}

/** The sum, and what can be done about it. */
export function Claimable({ summary, onAsk, currencySymbol, language }: ClaimableProps) {
  const { t } = useTranslation('rebate');
  const { since, until, total } = summary;
  const moment = (time: string) => formatMoment(Date.parse(time), language, siteConstants.timeZone);
  const hindrance = useHindrance(summary, moneyText({ currencySymbol, language }), moment);
  return (
    <Stack gap="sm">
      <Card tone="money" padding="lg">
        <Stack gap="xs">
          <Text weight="medium">{t('claimable')}</Text>
          <div className={measured}>
            <div className={sum}>
              <Money amount={total} currency={currencySymbol} locale={localeOf(language)} />
            </div>
          </div>
          {hindrance !== null && <Text>{hindrance}</Text>}
          {since !== null && <Text size="sm">{t('period', { since: moment(since), until: moment(until) })}</Text>}
        </Stack>
      </Card>
      {hindrance === null && onAsk && (
        <Button fullWidth icon={<Icon of={HandCoins} size="small" />} onClick={onAsk}>
          {t('claim')}
        </Button>
      )}
    </Stack>
  );
}

/** Why nothing can be claimed now; null when it can. */
function useHindrance(
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

/** Of the same size as a sum that can be claimed. */
export function ClaimableSkeleton() {
  const shared = useTranslation('shared').t;
  return (
    <Card padding="lg">
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
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
