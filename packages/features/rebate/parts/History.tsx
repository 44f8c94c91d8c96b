import { useId } from 'react';
import { siteConstants } from '#api/primitives.ts';
import type { RebateClaimed } from '#api/rebate.ts';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { formatMoment, localeOf } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { type MoneyFormat, moneyText } from '../../shared/moneyText.ts';
import type { RebateScreenProps } from '../RebateScreen.tsx';
import { entry, howMuch, list, parts, what } from './History.css.ts';

type HistoryProps = MoneyFormat & Pick<RebateScreenProps, 'history' | 'pageNo' | 'onPage'>;

/** What was claimed before, which loads, fails and is empty on its own. */
export function History(props: HistoryProps) {
  const { t } = useTranslation('rebate');
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {t('history.title')}
      </Heading>
      <Claims {...props} />
    </Stack>
  );
}

function Claims({ history, pageNo, onPage, ...format }: HistoryProps) {
  const { t } = useTranslation('rebate');
  switch (history.status) {
    case 'loading':
      return <ClaimsSkeleton />;
    case 'failed':
      return <FailedState compact title={t('history.failed')} failed={history} />;
    case 'ready': {
      const { list: claims, totalPages } = history.value;
      if (totalPages === 0) return <EmptyState level={4} title={t('history.empty')} text={t('history.emptyText')} />;
      return (
        <Stack gap="md">
          <Card padding="none">
            <ul role="list" className={list} aria-busy={history.refreshing}>
              {claims.map((claim) => (
                <Claim key={claim.reference} claim={claim} {...format} />
              ))}
            </ul>
          </Card>
          {totalPages > 1 && (
            <Pagination
              label={t('history.pages')}
              labels={{
                first: t('history.first'),
                previous: t('history.previous'),
                next: t('history.next'),
                last: t('history.last'),
              }}
              page={pageNo}
              totalPages={totalPages}
              status={t('history.pageOf', { page: pageNo, pages: totalPages })}
              busy={history.refreshing}
              onPageChange={onPage}
            />
          )}
        </Stack>
      );
    }
  }
}

function Claim({ claim, ...format }: MoneyFormat & { claim: RebateClaimed }) {
  const { t } = useTranslation('rebate');
  const shared = useTranslation('shared').t;
  const { currencySymbol, language } = format;
  const { claimedAt, amount, reference, items } = claim;
  const money = moneyText(format);
  return (
    <li className={entry}>
      <span className={what}>
        <Text as="time" size="sm" weight="medium">
          {formatMoment(Date.parse(claimedAt), language, siteConstants.timeZone)}
        </Text>
        <span className={howMuch}>
          <Money amount={amount} currency={currencySymbol} locale={localeOf(language)} sign="always" />
        </span>
      </span>
      <span className={parts}>
        {items.map(({ gameType, amount: part }) => (
          <Text as="span" key={gameType} size="sm" tone="muted">
            {shared(`gameTypes.${gameType}`)} {money(part)}
          </Text>
        ))}
      </span>
      <Text as="span" size="sm" tone="muted" numeric>
        {t('done.reference', { reference })}
      </Text>
    </li>
  );
}

const claimsKept = 3;

function ClaimsSkeleton() {
  const shared = useTranslation('shared').t;
  return (
    <Card padding="none">
      <div role="status">
        <VisuallyHidden>{shared('loading')}</VisuallyHidden>
        <ul role="list" className={list} aria-hidden>
          {Array.from({ length: claimsKept }, (_, index) => (
            <li key={index} className={entry}>
              <Skeleton shape="text" />
              <Skeleton shape="text" size="sm" lines={2} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
