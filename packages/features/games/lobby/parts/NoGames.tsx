import { Clock3, Flame, Heart, SearchX } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { whyEmpty } from '../lobby.model.ts';
import type { LobbyScreenProps } from '../lobby.types.ts';

type NoGamesProps = Pick<LobbyScreenProps, 'query' | 'role' | 'hrefFor' | 'onLogIn'>;

const icons = { hot: Flame, fav: Heart, recent: Clock3 } as const;

/** The empty state of the game list: why it is empty, and what to do next. */
export function NoGames({ query, role, hrefFor, onLogIn }: NoGamesProps) {
  const { t } = useTranslation('lobby');
  const reason = whyEmpty(query, role);
  const action = (() => {
    if (reason === 'visitor') return <Button onClick={onLogIn}>{t('logIn')}</Button>;
    if (reason === 'all') return undefined;
    return (
      <ButtonLink tone="soft" href={hrefFor({ list: '' })}>
        {t('showAll')}
      </ButtonLink>
    );
  })();
  return (
    <EmptyState
      illustration={<Icon of={query.list === '' ? SearchX : icons[query.list]} size="huge" />}
      title={t(`empty.${reason}`, { search: query.search })}
      text={t(`empty.${reason}Text`)}
      action={action}
    />
  );
}
