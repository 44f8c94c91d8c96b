import type { VipLevel } from '#api/vip.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { pathTo } from '#core/routing/paths.ts';
import { classes } from '#ui/Box/element.ts';
import { surfaces } from '#ui/Box/surfaces.css.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import { ofMetal } from '#ui/Medal/Medal.css.ts';
import { Medal } from '#ui/Medal/Medal.tsx';
import { metalOf } from '#ui/Medal/medalRank.ts';
import { Text } from '#ui/Text/Text.tsx';
import { levelOfRank, placeOf, topBenefits } from '../vip.model.ts';
import { benefits, medal, moment, rays } from './LevelUpDialog.css.ts';
import { useVipTexts } from './useVipTexts.ts';

interface LevelUpDialogProps {
  open: boolean;
  /** The level that the member has risen to. */
  rank: number;
  levels: readonly VipLevel[];
  onClose: () => void;
}

/** The moment of a new level: its medal, which turns once, and what it is good for (VIP-02). */
export function LevelUpDialog({ open, rank, levels, onClose }: LevelUpDialogProps) {
  const { t } = useTranslation('vip');
  const money = useShortMoneyText();
  const texts = useVipTexts();
  const level = levelOfRank(levels, rank);
  const place = placeOf(levels, rank);
  const best = level === undefined ? [] : topBenefits(level, levels[place - 1]);
  return (
    <Dialog width="full" open={open} onOpenChange={onClose} title={t('up.title')} closeLabel={t('common:close')}>
      <div className={classes(moment, surfaces.chrome, ofMetal[metalOf(place, levels.length)])}>
        <div className={rays} aria-hidden />
        <div className={medal}>
          <Medal rank={place} levels={levels.length} />
        </div>
        <Heading level={3} size="xxl" align="center">
          {level?.name ?? t('own.rank', { rank })}
        </Heading>
        <Text align="center">{t('up.text')}</Text>
        <ul role="list" className={benefits}>
          {best.map(({ key, value }) => (
            <Text as="li" size="sm" numeric key={key}>
              {key === 'gift' ? t('up.gift', { amount: money(value) }) : texts.benefit(key, value)}
            </Text>
          ))}
        </ul>
        <ButtonLink tone="money" href={pathTo('vip')} onClick={onClose}>
          {t('up.open')}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
