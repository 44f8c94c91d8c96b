import { Clock3, Flame, Heart, SearchX, Trophy } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { isPersonal } from '../lottery.model.ts';
import type { LotteryScreenProps } from '../lottery.types.ts';

type NoLotteriesProps = Pick<LotteryScreenProps, 'query' | 'role' | 'hrefFor' | 'onLogIn'>;

const icons = { '': SearchX, hot: Flame, fav: Heart, recent: Clock3, results: Trophy } as const;

/** The empty state of the page: why it is empty, and what to do next. */
export function NoLotteries({ query, role, hrefFor, onLogIn }: NoLotteriesProps) {
  const { t } = useTranslation('lottery');
  const reason = (() => {
    if (isPersonal(query.list) && (role === 'visitor' || role === 'trial')) return role;
    if (query.search !== '') return 'search';
    if (query.tag + query.vendor !== '' || query.weekday !== 0) return 'filter';
    if (query.tab === 'today') return 'today';
    return query.list === '' ? 'all' : query.list;
  })();
  const action = (() => {
    if (reason === 'visitor') return <Button onClick={onLogIn}>{t('logIn')}</Button>;
    if (reason === 'all') return undefined;
    return (
      <ButtonLink tone="soft" href={hrefFor({ all: true })}>
        {t('showAll')}
      </ButtonLink>
    );
  })();
  return (
    <div role="status">
      <EmptyState
        illustration={<Icon of={icons[query.list]} size="huge" />}
        title={t(`empty.${reason}`, { search: query.search })}
        text={t(`empty.${reason}Text`)}
        action={action}
      />
    </div>
  );
}
