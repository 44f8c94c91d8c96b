import { Card, CardLink } from '#ui/Card/Card.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { WinnerView } from '../home.model.ts';
import { cover, sum, top, words } from './Winners.css.ts';

interface LargestWinProps {
  winner: WinnerView;
  currency: string;
  locale: string;
}

/** The win of the board that is worth a picture. */
export function LargestWin({ winner: { name, game, image, amount, href }, ...format }: LargestWinProps) {
  const { t } = useTranslation('home');
  return (
    <Card interactive>
      <div className={top}>
        <div className={cover}>
          <LazyImage src={image} alt="" ratio="3:4" radius="card" />
        </div>
        <div className={words}>
          <Text size="sm" tone="muted">
            {t('winners.largest')}
          </Text>
          <span className={sum}>
            <Money amount={amount} {...format} />
          </span>
          <Text weight="strong" lines={2}>
            <CardLink href={href}>{game}</CardLink>
          </Text>
          <Text size="sm" tone="muted">
            <bdi>{name}</bdi>
          </Text>
        </div>
      </div>
    </Card>
  );
}
