import { useId } from 'react';
import { wordOf } from '#api/open.ts';
import type { RebateClaimed } from '#api/rebate.ts';
import { Amount } from '#core/components/Amount.tsx';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { writtenReference } from '#core/format/reference.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { RebateScreenProps } from '../rebate.types.ts';
import { amount as amountClass, entry, head, list, parts } from './History.css.ts';

type HistoryProps = Pick<RebateScreenProps, 'history' | 'pageNo' | 'onPage'>;

/** Past claims with pagination. Loads and fails independently of the summary. */
export function History({ history, pageNo, onPage }: HistoryProps) {
  const { t } = useTranslation('rebate');
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {t('history.title')}
      </Heading>
      <Claims history={history} pageNo={pageNo} onPage={onPage} />
    </Stack>
  );
}

function Claims({ history, pageNo, onPage }: HistoryProps) {
  const { t } = useTranslation('rebate');
  return (
    <RemoteView compact remote={history} failed={t('history.failed')} skeleton={<ClaimsSkeleton />}>
      {({ list: claims, totalPages }, refreshing) =>
        totalPages === 0 ? (
          <EmptyState size="compact" level={4} title={t('history.empty')} text={t('history.emptyText')} />
        ) : (
          <Stack gap="md">
            <Card padding="none">
              <ul role="list" className={list} aria-busy={refreshing}>
                {claims.map((claim) => (
                  <Claim key={claim.reference} claim={claim} />
                ))}
              </ul>
            </Card>
            <Pages label={t('history.pages')} page={pageNo} totalPages={totalPages} busy={refreshing} onPage={onPage} />
          </Stack>
        )
      }
    </RemoteView>
  );
}

function Claim({ claim }: { claim: RebateClaimed }) {
  const language = useLanguage();
  const { t } = useTranslation('rebate');
  const { claimedAt, amount, reference, items } = claim;
  const money = useMoneyText();
  return (
    <li className={entry}>
      <span className={head}>
        <Text as="time" size="sm" weight="medium">
          {formatMoment(Date.parse(claimedAt), language)}
        </Text>
        <span className={amountClass}>
          <Amount value={amount} sign="always" />
        </span>
      </span>
      <span className={parts}>
        {items.map(({ gameType, amount: part }) => (
          <Text as="span" key={wordOf(gameType)} size="sm" tone="muted">
            <span>
              {typeof gameType === 'string'
                ? t(`common:gameTypes.${gameType}`)
                : t('otherType', { type: gameType.other })}
            </span>{' '}
            <span translate="no">{money(part)}</span>
          </Text>
        ))}
      </span>
      <Text as="span" size="sm" tone="muted" numeric>
        {t('done.reference', { reference: writtenReference(reference) })}
      </Text>
    </li>
  );
}

const skeletonRows = 3;

function ClaimsSkeleton() {
  return (
    <Card padding="none">
      <ul role="list" className={list}>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <li key={index} className={entry}>
            <Skeleton shape="text" />
            <Skeleton shape="text" size="sm" lines={2} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
