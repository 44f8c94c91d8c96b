import { Heart } from 'lucide-react';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useMember } from '#core/session/member.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { useFavourites } from '../../favourites/useFavourites.ts';
import { useTableFavourites } from '../../favourites/useTableFavourites.ts';
import type { Favourite, FavouriteGame } from '../launch.types.ts';

interface FavouriteButtonProps {
  of: Favourite;
  /** Name of the game or the table. */
  name: string;
}

/**
 * The heart of what is open: a game as in the lobby (SLT-06), or a live table as on its page (RT-05). Nothing for visitors
 * and trial accounts (ROL-04).
 */
export const FavouriteButton = ({ of, name }: FavouriteButtonProps) =>
  'roomId' in of ? <TableHeart roomId={of.roomId} name={name} /> : <GameHeart game={of} name={name} />;

function TableHeart({ roomId, name }: { roomId: string; name: string }) {
  const { t } = useTranslation('tables');
  const favourite = useTableFavourites().of({ roomId, name });
  if (favourite === null) return null;
  return (
    <IconButton
      label={t('favourite', { name })}
      size="small"
      pressed={favourite.active}
      icon={<Icon of={Heart} size="small" />}
      onClick={favourite.toggle}
    />
  );
}

function GameHeart({ game, name }: { game: FavouriteGame; name: string }) {
  const { t } = useTranslation('lobby');
  const errorText = useErrorText();
  const toast = useToast();
  // Says what kind of account it is, which is not known yet when the site opens with a game.
  useMember();
  const { allowed } = useRequireAuth();
  const favourites = useFavourites((error) => {
    const text = errorText(error);
    if (text !== '') toast.show({ tone: 'negative', text: `${t('favouriteFailed')} – ${text}` });
  });
  if (!allowed) return null;
  return (
    <IconButton
      label={t('favourite', { name })}
      size="small"
      pressed={favourites.has(game.nodeId)}
      busy={favourites.isBusy(game.nodeId)}
      icon={<Icon of={Heart} size="small" />}
      onClick={() => favourites.toggle(game)}
    />
  );
}
