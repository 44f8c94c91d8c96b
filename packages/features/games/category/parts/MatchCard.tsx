import type { ReactNode } from 'react';
import { wordOf } from '#api/open.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { MatchView } from '../category.types.ts';
import { competition, foot, head, match as matchClass, odds as oddsClass, row, side } from './MatchCard.css.ts';

/** The card of a match: its sides with their odds, or with the score once it has begun. The whole card is one link. */
export function MatchCard({ match }: { match: MatchView }) {
  const { t } = useTranslation('category');
  const { home, away, odds, score, starts } = match;
  const sport = typeof match.sport === 'string' ? t(`matches.sports.${match.sport}`) : wordOf(match.sport);
  return (
    <Card as="li" padding="none" interactive>
      <div className={matchClass}>
        <div className={head}>
          <span className={competition}>{`${sport} · ${match.competition}`}</span>
          {starts === null ? (
            <Badge tone="negative">{t('matches.live')}</Badge>
          ) : (
            <Badge>{t(starts.dated ? 'matches.startsOn' : 'matches.starts', { time: starts.time })}</Badge>
          )}
        </div>
        <Side odds={odds?.home} score={score?.home}>
          <CardLink href={match.href}>
            <span>{home}</span>
            <VisuallyHidden>{` ${t('matches.against', { away })}`}</VisuallyHidden>
          </CardLink>
        </Side>
        {odds?.draw !== undefined && (
          <Side odds={odds.draw} minor>
            {t('matches.draw')}
          </Side>
        )}
        <Side odds={odds?.away} score={score?.away}>
          {away}
        </Side>
        <span className={foot}>{odds === null ? t('matches.closed', { vendor: match.vendor }) : match.vendor}</span>
      </div>
    </Card>
  );
}

interface SideProps {
  /** Name of the side. */
  children: ReactNode;
  odds: string | undefined;
  score?: number | undefined;
  /** Not one of the two sides. */
  minor?: boolean;
}

function Side({ children, odds, score, minor = false }: SideProps) {
  return (
    <span className={row}>
      <span className={side} data-minor={minor || undefined}>
        {children}
      </span>
      {odds !== undefined && <span className={oddsClass}>{odds}</span>}
      {odds === undefined && score !== undefined && <span className={oddsClass}>{score}</span>}
    </span>
  );
}

/** Placeholder of a match that is still loading. */
export function MatchCardSkeleton() {
  return (
    <Card as="li" padding="none">
      <div className={matchClass}>
        <span className={competition}>
          <Skeleton shape="text" size="sm" />
        </span>
        {Array.from({ length: 3 }, (_, index) => (
          <span key={index} className={row}>
            <span className={side}>
              <Skeleton shape="text" />
            </span>
          </span>
        ))}
        <span className={foot}>
          <Skeleton shape="text" size="sm" />
        </span>
      </div>
    </Card>
  );
}
