import { Heart } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { classes } from '#ui/Box/element.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import type { LotteryFavourite } from '../lottery.types.ts';
import { chosen, heart } from './FavouriteButton.css.ts';

/** Makes a lottery a favourite of the account, and takes it back (LOT-03). */
export function FavouriteButton({ name, favourite }: { name: string; favourite: LotteryFavourite }) {
  const { t } = useTranslation('lottery');
  return (
    <IconButton
      label={t('favourite', { name })}
      icon={<Heart aria-hidden strokeWidth={1.75} className={classes(heart, favourite.active && chosen)} />}
      size="small"
      shape="round"
      pressed={favourite.active}
      busy={favourite.busy}
      onClick={favourite.toggle}
    />
  );
}
