import { Amount } from '#core/components/Amount.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { LazyImage } from '#ui/LazyImage/LazyImage.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { WinnerView } from '../home.types.ts';
import { cover, details, sum, top } from './Winners.css.ts';

/** The largest win of the board, as a card with the game's cover. */
export function LargestWin({ winner: { name, game, image, amount, href } }: { winner: WinnerView }) {
  const { t } = useTranslation('home');
  return (
    <Card interactive>
      <div className={top}>
        <div className={cover}>
          <LazyImage src={image} alt="" ratio="3:4" radius="card" />
        </div>
        <div className={details}>
          <Text size="sm" tone="muted">
            {t('winners.largest')}
          </Text>
          <span className={sum}>
            <Amount value={amount} />
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
