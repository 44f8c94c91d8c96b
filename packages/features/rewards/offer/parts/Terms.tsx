import { wordOf } from '#api/open.ts';
import type { PromotionState } from '#api/promotions.ts';
import { formatMoment } from '#core/format/dates.ts';
import { formatCount } from '#core/format/format.ts';
import { useGamesText } from '#core/format/useGamesText.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { mostBound } from '../offer.model.ts';

interface TermsProps {
  of: PromotionState;
}

/** What a promotion is worth, asks for and binds, in figures, before anything is pressed. */
export function Terms({ of: { terms, form, beginsAt, endsAt } }: TermsProps) {
  const language = useLanguage();
  const { t } = useTranslation('offer');
  const money = useMoneyText();
  const gamesText = useGamesText(t('allGames'));
  const { reward, deposit, wager, requirement, prizes, per } = terms;
  const moment = (time: string): string => formatMoment(Date.parse(time), language);
  const [first] = prizes;
  const bound = mostBound(terms);
  return (
    <FactList aria-label={t('terms')}>
      {reward !== null && (
        <Fact label={t('worth')} translate="no">
          {money(reward)}
        </Fact>
      )}
      {deposit !== null && (
        <Fact label={t('worth')}>{t('worthOfDeposit', { percent: deposit.percent, most: money(deposit.most) })}</Fact>
      )}
      {first !== undefined && (
        <Fact label={t('worth')}>
          {t('worthOfPlaces', { first: money(first), places: formatCount(prizes.length, language) })}
        </Fact>
      )}
      {deposit !== null && <Fact label={t('asks')}>{t('asksDeposit', { from: money(deposit.from) })}</Fact>}
      {wager !== null && (
        <Fact label={t('asks')}>
          {t('asksWager', { amount: money(wager.amount), games: gamesText(wager.gameTypes) })}
        </Fact>
      )}
      {form !== null && <Fact label={t('asks')}>{t('asksForm', { files: form.files })}</Fact>}
      {first !== undefined && <Fact label={t('asks')}>{t('asksRanking')}</Fact>}
      <Fact label={t('binds')}>
        <span>
          {requirement === null
            ? t('bindsNothing')
            : t('bindsTimes', {
                times: requirement.times,
                games: gamesText(requirement.gameTypes),
                days: requirement.days,
              })}
        </span>
        {requirement !== null && bound !== null && <span>{` ${t('bindsMost', { amount: money(bound) })}`}</span>}
        {requirement?.mostStake !== undefined && (
          <span>{` ${t('bindsStake', { amount: money(requirement.mostStake) })}`}</span>
        )}
      </Fact>
      {requirement?.cashOutDays !== undefined && (
        <Fact label={t('cashOut')}>
          {requirement.cashOutDays === null ? t('cashOutAny') : t('cashOutDays', { days: requirement.cashOutDays })}
        </Fact>
      )}
      <Fact label={t('per')}>{typeof per === 'string' ? t(`pers.${per}`) : wordOf(per)}</Fact>
      {beginsAt !== null && <Fact label={t('begins')}>{moment(beginsAt)}</Fact>}
      {endsAt !== null && <Fact label={t('ends')}>{moment(endsAt)}</Fact>}
    </FactList>
  );
}
