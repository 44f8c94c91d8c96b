import { Heart } from 'lucide-react';
import { useErrorText } from '#core/components/ErrorText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useMember } from '#core/session/member.ts';
import { useRequireAuth } from '#core/session/requireAuth.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { useFavourites } from '../../favourites/useFavourites.ts';
import type { FavouriteGame } from '../launch.types.ts';

/** The heart of the game that is open, as in the lobby (SLT-06): nothing for visitors and trial accounts (ROL-04). */
export function FavouriteButton({ game, name }: { game: FavouriteGame; name: string }) {
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
