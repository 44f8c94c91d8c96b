import { Fragment } from 'react';
import type { Downline } from '#api/agentTeam.ts';
import { wordOf } from '#api/open.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { oneLine } from '#core/report/oneLine.css.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { AccountNotesPart } from '../../book/book.types.ts';
import { rateTexts } from '../team.model.ts';
import type { AccountReports, ContractLink } from '../team.types.ts';
import { useContractsText } from '../useContractsText.ts';

interface AccountFactsProps {
  downline: Downline;
  Notes: AccountNotesPart;
  reports: AccountReports;
  contracts: readonly ContractLink[];
}

/** Figures and rates of an account, with ways to what they are made of. Never how to reach the player. */
export function AccountFacts({ downline, Notes, reports, contracts: contractLinks }: AccountFactsProps) {
  const language = useLanguage();
  const {
    kind,
    level,
    team,
    online,
    registeredAt,
    lastLoginAt,
    lastBetAt,
    balance,
    teamBalance,
    stake,
    profit,
    contracts,
  } = downline;
  const { t } = useTranslation('agentTeam');
  const centre = useTranslation('agentCentre').t;
  const money = useMoneyText();
  const contractsText = useContractsText();
  const rates = rateTexts(
    downline.rates,
    (type) => t(`common:gameTypes.${type}`),
    (rate) => t('rateOf', rate),
  );
  const moment = (at: string | null): string => (at === null ? t('never') : formatMoment(Date.parse(at), language));
  return (
    <Stack gap="sm">
      <LazySection placeholder={<Skeleton shape="text" lines={3} />}>
        <Notes key={downline.id} downline={downline} />
      </LazySection>
      <FactList>
        <Fact label={t('columns.kind')}>{typeof kind === 'string' ? t(`kinds.${kind}`) : wordOf(kind)}</Fact>
        <Fact label={t('columns.level')}>{level}</Fact>
        <Fact label={t('columns.team')}>{formatCount(team, language)}</Fact>
        <Fact label={t('columns.balance')} translate="no">
          {money(balance)}
        </Fact>
        <Fact label={t('columns.teamBalance')} translate="no">
          {money(teamBalance)}
        </Fact>
        <Fact label={t('columns.stake')} translate="no">
          {money(stake)}
        </Fact>
        <Fact label={t('columns.profit')} translate="no">
          {money(profit)}
        </Fact>
        <Fact label={t('columns.lastLogin')}>{online ? t('online') : moment(lastLoginAt)}</Fact>
        <Fact label={t('columns.lastBet')}>{moment(lastBetAt)}</Fact>
        <Fact label={t('columns.registered')}>{moment(registeredAt)}</Fact>
        <Fact label={t('columns.contracts')}>{contractsText(contracts)}</Fact>
        <Fact label={t('columns.rates')}>
          {rates.length === 0
            ? t('noRates')
            : rates.map((rate, at) => (
                <Fragment key={rate}>
                  {at > 0 && <span> · </span>}
                  <span className={oneLine}>{rate}</span>
                </Fragment>
              ))}
        </Fact>
      </FactList>
      <Text size="sm" tone="muted">
        {t('days')}
      </Text>
      <Inline as="nav" aria-label={t('reports.label')}>
        {(['bets', 'profit', 'movements'] as const).map((name) => {
          const href = reports[name];
          return (
            href !== null && (
              <ButtonLink key={name} href={href} tone="outline">
                {t(`reports.${name}`)}
              </ButtonLink>
            )
          );
        })}
      </Inline>
      {contractLinks.length > 0 && (
        <Inline as="nav" aria-label={t('contractsWith')}>
          {contractLinks.map(({ page, href }) => (
            <ButtonLink key={page} href={href} tone="quiet">
              {t('contract', { name: centre(`pages.${page}`) })}
            </ButtonLink>
          ))}
        </Inline>
      )}
    </Stack>
  );
}
