import type { DepositStatus } from '#api/cashier.ts';
import { siteConstants } from '#api/primitives.ts';
import { type BadgeProps, Badge } from '#ui/Badge/Badge.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { formatMoment, localeOf } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { OrderView } from '../deposit.model.ts';
import type { DepositScreenProps } from '../DepositScreen.tsx';
import { deposit as depositClass, latest as latestClass, list, side, words } from './LatestDeposits.css.ts';

type LatestDepositsProps = Pick<DepositScreenProps, 'latest' | 'currencySymbol' | 'language'>;

/** As many as the platform tells. */
const most = 10;
const tones: Readonly<Record<DepositStatus, NonNullable<BadgeProps['tone']>>> = {
  waiting: 'warning',
  paid: 'positive',
  expired: 'neutral',
  cancelled: 'neutral',
  rejected: 'negative',
};

/** The latest orders, newest first, with what became of each. */
export function LatestDeposits({ latest, ...format }: LatestDepositsProps) {
  const { t } = useTranslation('deposit');
  const shared = useTranslation('shared').t;
  return (
    <section className={latestClass}>
      <Heading level={3} size="md">
        {t('latest.title')}
      </Heading>
      {latest.status === 'loading' && (
        <div role="status" aria-label={shared('loading')} className={list}>
          {[1, 2, 3].map((at) => (
            <div key={at} className={depositClass}>
              <span className={words}>
                <Skeleton shape="text" lines={2} size="sm" />
              </span>
            </div>
          ))}
        </div>
      )}
      {latest.status === 'failed' && <FailedState compact title={t('latest.failed')} failed={latest} />}
      {latest.status === 'ready' && latest.value.length === 0 && <Text tone="muted">{t('latest.empty')}</Text>}
      {latest.status === 'ready' && latest.value.length > 0 && (
        <ul role="list" className={list}>
          {latest.value.map((order) => (
            <Deposit key={order.reference} {...format} order={order} />
          ))}
        </ul>
      )}
      {latest.status === 'ready' && latest.value.length >= most && (
        <Text size="sm" tone="muted">
          {t('latest.end', { total: latest.value.length })}
        </Text>
      )}
    </section>
  );
}

function Deposit({ order, currencySymbol, language }: Omit<LatestDepositsProps, 'latest'> & { order: OrderView }) {
  const { t } = useTranslation('deposit');
  return (
    <li className={depositClass}>
      <span className={words}>
        <Text as="span" weight="medium">
          {order.methodName === '' ? t('submit') : order.methodName}
        </Text>
        <Text as="span" size="sm" tone="muted" numeric>
          {formatMoment(order.createdAt, language, siteConstants.timeZone)}
        </Text>
        <Text as="span" size="sm" tone="muted" numeric>
          {order.reference}
        </Text>
      </span>
      <span className={side}>
        <Money amount={order.amount} currency={currencySymbol} locale={localeOf(language)} />
        <Badge tone={tones[order.status]}>{t(`latest.status.${order.status}`)}</Badge>
      </span>
    </li>
  );
}
