import { CirclePause, HandHeart, Lock, UserRound, Wrench } from 'lucide-react';
import { wordOf } from '#api/open.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { formatMoment } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import type { OpenInstead } from './openInstead.ts';
import type { ClosedState } from './pageState.ts';

export interface ClosedPageProps {
  /** The name of the page in the player's language. */
  readonly name: string;
  readonly closed: ClosedState;
  /** What stays open, as links. */
  readonly instead: readonly OpenInstead[];
  /** @default 2 */
  readonly level?: 2 | 3;
}

/** Stands in place of a page that is closed: which one, why, until when, and what can be done instead (MEM-04c). */
export function ClosedPage({ name, closed, instead, level = 2 }: ClosedPageProps) {
  const { t } = useTranslation('closed');
  const reason = useReason();
  return (
    <EmptyState
      level={level}
      illustration={<Icon of={icons[closed.is]} size="huge" />}
      title={t(`${closed.is}.title`, { page: name })}
      text={reason(closed)}
      action={
        instead.length > 0 && (
          <Inline justify="center">
            {instead.map(({ name: link, href }) => (
              <ButtonLink key={link} href={href} tone="outline">
                {t(`open.${link}`)}
              </ButtonLink>
            ))}
          </Inline>
        )
      }
    />
  );
}

const icons = {
  break: HandHeart,
  excluded: HandHeart,
  pausedByAgent: CirclePause,
  switchedOff: Lock,
  notForAccount: UserRound,
  maintenance: Wrench,
  signIn: UserRound,
} as const satisfies Record<ClosedState['is'], unknown>;

/** Returns a function that says why a page is closed, and until when. */
function useReason(): (closed: ClosedState) => string {
  const { t } = useTranslation('closed');
  const language = useLanguage();
  const moment = (iso: string): string => formatMoment(Date.parse(iso), language);
  return (closed) => {
    switch (closed.is) {
      case 'break':
      case 'excluded':
        return closed.until === null
          ? `${t('forGood')} ${t('stays')}`
          : `${t('until', { time: moment(closed.until) })} ${t('stays')}`;
      case 'pausedByAgent': {
        const { since, by, reason, note } = closed;
        const named = typeof reason === 'string' ? t(`pausedByAgent.reasons.${reason}`) : wordOf(reason);
        const text = t('pausedByAgent.text', { by, time: moment(since), reason: note === '' ? named : note });
        return `${text} ${t('pausedByAgent.stays')}`;
      }
      case 'maintenance':
        return `${t('maintenance.text')} ${closed.until === null ? t('maintenance.later') : t('until', { time: moment(closed.until) })}`;
      case 'notForAccount':
        return t(`notForAccount.lacks.${closed.lacks}`);
      case 'switchedOff':
      case 'signIn':
        return t(`${closed.is}.text`);
    }
  };
}
