import { LoadingLine } from '../../components/LoadingLine.tsx';
import { useMoneyText } from '../../format/useMoneyText.ts';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import { isZero } from '../amount.ts';
import type { MoneyPositionView } from './MoneyPosition.tsx';

/**
 * Where the player's money is, as one line of text for a menu: the lines of `MoneyPosition` without points and ways on.
 * Empty when it cannot be read.
 */
export function PositionText({ position: { lines } }: { position: Pick<MoneyPositionView, 'lines'> }) {
  const { t } = useTranslation('position');
  const text = useMoneyText();
  if (lines.status === 'loading') return <LoadingLine size="sm" />;
  if (lines.status === 'failed') return null;
  const parts = lines.value.flatMap((line) => {
    if (line.kind === 'points') return [];
    if (line.kind === 'bound' && isZero(line.amount)) return [];
    const name = line.kind === 'vendor' && line.name !== null ? t('lines.with', { name: line.name }) : null;
    return [`${name ?? t(`lines.${line.kind}`)} ${line.amount === null ? '–' : text(line.amount)}`];
  });
  return <span>{parts.join(' · ')}</span>;
}
