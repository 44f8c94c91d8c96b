import { Trophy } from 'lucide-react';
import { LazySection } from '#core/components/LazySection.tsx';
import { useMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { JackpotProps } from './banner.types.ts';
import { band, emblem, labels, note, title } from './Jackpot.css.ts';
import { RollingNumber } from './parts/RollingNumber.tsx';

const JackpotWinner = lazyComponent(() => import('./parts/JackpotWinner.tsx').then((part) => part.JackpotWinner));

/**
 * The jackpot above the slot lobby (BAN-03). Its digits roll, or just change with reduced motion; changes are not announced.
 * A note says when the number is only decorative, or who has just won a real one. Renders nothing for `none` or when the amount fails to load.
 */
export function Jackpot({ kind, amount, won }: JackpotProps) {
  const { t } = useTranslation('banner');
  const money = useMoneyText();
  if (kind === 'none' || amount.status === 'failed') return null;
  const text = amount.status === 'ready' ? money(amount.value) : null;
  return (
    <div role="group" aria-label={t('jackpot.title')} aria-busy={text === null || undefined} className={band}>
      <span className={emblem}>
        <Icon of={Trophy} size="large" />
      </span>
      <div className={labels}>
        <p className={title}>{t('jackpot.title')}</p>
        <p className={note}>
          {won ? (
            <LazySection optional placeholder={<span>{t(`jackpot.${kind}`)}</span>}>
              <JackpotWinner {...won} />
            </LazySection>
          ) : (
            t(`jackpot.${kind}`)
          )}
        </p>
      </div>
      <RollingNumber text={text} />
    </div>
  );
}
