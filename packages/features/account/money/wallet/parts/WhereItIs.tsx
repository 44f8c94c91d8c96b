import { useId } from 'react';
import type { WalletBalanceValue } from '#api/member.ts';
import { LoadingLine } from '#core/components/LoadingLine.tsx';
import { formatCount } from '#core/format/format.ts';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Fact, FactList } from '#ui/FactList/FactList.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { type MoneyPartKey, partsOf } from '../wallet.model.ts';
import type { WalletLinks, WalletScreenProps } from '../wallet.types.ts';
import { bar, fills, label, segment, swatch } from './WhereItIs.css.ts';

interface WhereItIsProps extends Pick<WalletScreenProps, 'points'> {
  money: WalletBalanceValue;
  links: WalletLinks;
}

/** Where the player's money is: free, in open bets, bound by a bonus, on its way out; with the points beside it. */
export function WhereItIs({ money, links, points }: WhereItIsProps) {
  const language = useLanguage();
  const { t } = useTranslation('wallet');
  const text = useMoneyText();
  const id = useId();
  const parts = partsOf(money);
  /** Where a part can be looked at. */
  const hrefs: Partial<Record<MoneyPartKey, string | null>> = { inPlay: links.bets, held: links.withdraw };
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {t('parts.title')}
      </Heading>
      <div className={bar} aria-hidden>
        {parts.map(
          ({ key, percent }) =>
            percent > 0 && <span key={key} className={`${segment} ${fills[key]}`} style={{ flexGrow: percent }} />,
        )}
      </div>
      <FactList aria-label={t('parts.title')}>
        {parts.map(({ key, amount, percent }) => (
          <Fact
            key={key}
            label={
              <span className={label}>
                <span>
                  <span className={`${swatch} ${fills[key]}`} aria-hidden />
                  <span>{t(`parts.${key}`)}</span>
                </span>
                {percent > 0 && (key === 'inPlay' || key === 'held') && hrefs[key] && (
                  <Link href={hrefs[key]} size="touch">
                    {t(`parts.see.${key}`)}
                  </Link>
                )}
              </span>
            }
          >
            {text(amount)}
          </Fact>
        ))}
        {points && points.balance.status !== 'failed' && (
          <Fact
            label={
              <span className={label}>
                <span>{t('parts.points')}</span>
                <Link href={points.href} size="touch">
                  {t('parts.see.points')}
                </Link>
              </span>
            }
          >
            {points.balance.status === 'loading' ? (
              <LoadingLine />
            ) : (
              t(points.balance.value === 1 ? 'parts.onePoint' : 'parts.count', {
                count: formatCount(points.balance.value, language),
              })
            )}
          </Fact>
        )}
      </FactList>
      <Link href={links.records} size="touch">
        {t('records')}
      </Link>
    </Stack>
  );
}
