import type { TeamFigures as FiguresOf } from '#api/agentCentre.ts';
import { Amount } from '#core/components/Amount.tsx';
import type { Remote } from '#core/data/remote.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { type Figure, Figures } from '#ui/Figures/Figures.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { PlayerResult } from '../../reports/parts/PlayerResult.tsx';
import { figuresBox } from '../TeamScreen.css.ts';

interface TeamFiguresProps {
  /** Of the last 30 days. */
  figures: Remote<FiguresOf>;
  narrow: boolean;
}

/** What the whole team did in the last 30 days: three figures on a phone, six elsewhere. Nothing where they are refused. */
export function TeamFigures({ figures, narrow }: TeamFiguresProps) {
  const { t } = useTranslation('agentTeam');
  const language = useLanguage();
  if (figures.status === 'failed') return null;
  if (figures.status === 'loading')
    return (
      <div className={figuresBox}>
        <Skeleton shape="text" lines={2} />
      </div>
    );
  const { signUps, stake, profit, active, deposits, commission } = figures.value;
  const count = (value: number) => (
    <Text as="span" size="lg" weight="strong" numeric>
      {formatCount(value, language)}
    </Text>
  );
  const brief: readonly Figure[] = [
    { name: t('figures.signUps'), value: count(signUps) },
    { name: t('figures.stake'), value: <Amount value={stake} /> },
    { name: t('figures.profit'), value: <PlayerResult value={profit} /> },
  ];
  const others: readonly Figure[] = [
    { name: t('figures.active'), value: count(active) },
    { name: t('figures.deposits'), value: <Amount value={deposits} /> },
    { name: t('figures.commission'), value: <Amount value={commission} /> },
  ];
  return (
    <Box tone="surface" radius="card">
      <div className={figuresBox}>
        <Figures size={narrow ? 'sm' : 'md'} figures={narrow ? brief : [...brief, ...others]} />
      </div>
    </Box>
  );
}
