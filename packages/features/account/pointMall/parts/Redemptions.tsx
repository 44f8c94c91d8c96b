import { wordOf } from '#api/open.ts';
import { type PointRedemption, redeemStatuses } from '#api/points.ts';
import type { OfferedLanguage } from '#api/primitives.ts';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge, type BadgeProps } from '#ui/Badge/Badge.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { OrderList } from '../../money/OrderList.tsx';
import { entry, side, textColumn } from '../../money/orders.css.ts';
import type { RedemptionsProps } from '../pointMall.types.ts';
import { usePointsText } from '../usePointsText.ts';

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  'In Process': 'warning',
  Rejected: 'negative',
  Approved: 'positive',
};

/** The member's redemptions with their state, its times and the operator's remark. */
export function Redemptions({ redemptions, language }: { redemptions: RedemptionsProps; language: OfferedLanguage }) {
  const { t } = useTranslation('pointMall');
  return (
    <OrderList
      title={t('redemptions.title')}
      failed={t('redemptions.failed')}
      empty={t('redemptions.empty')}
      pagesLabel={t('redemptions.pages')}
      orders={redemptions.page}
      pageNo={redemptions.pageNo}
      onPage={redemptions.onPage}
    >
      {(order) => <Entry key={order.reference} order={order} language={language} />}
    </OrderList>
  );
}

function Entry({ order, language }: { order: PointRedemption; language: OfferedLanguage }) {
  const { t } = useTranslation('pointMall');
  const pointsText = usePointsText(language);
  const { name, quantity, points, status, remark, reference, steps, at } = order;
  const nameOf = (word: PointRedemption['status']): string => {
    const known = redeemStatuses.find((each) => each === word);
    return known === undefined ? wordOf(word) : t(`redemptions.status.${known}`);
  };
  const times = steps.length > 0 ? steps : [{ status, at }];
  return (
    <li className={entry}>
      <span className={textColumn}>
        <span>
          {name} · {t('redemptions.quantity', { count: formatCount(quantity, language) })}
        </span>
        {times.map((step) => (
          <Text as="span" size="sm" tone="muted" numeric key={wordOf(step.status)}>
            {t('redemptions.step', {
              status: nameOf(step.status),
              time: formatMoment(Date.parse(step.at), language),
            })}
          </Text>
        ))}
        {remark !== '' && (
          <Text as="span" size="sm">
            {t('redemptions.remark', { text: remark })}
          </Text>
        )}
        <Text as="span" size="sm" tone="muted" numeric>
          {t('done.reference', { reference })}
        </Text>
      </span>
      <span className={side}>
        <Badge tone={tones[wordOf(status)] ?? 'neutral'}>{nameOf(status)}</Badge>
        <Text as="span" weight="medium" numeric>
          {pointsText(points)}
        </Text>
      </span>
    </li>
  );
}
