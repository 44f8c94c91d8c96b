import { Gift } from 'lucide-react';
import { usePlatform } from '#core/data/platform.tsx';
import { addDays, dayOf, formatOf, siteTimeZone } from '#core/format/dates.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Card, CardLink } from '#ui/Card/Card.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { WaitingRewards } from '../home.types.ts';
import { action, emblem, note, row, text } from './RewardRow.css.ts';

/** What waits for the player, in one row that leads to it. */
export function RewardRow({ count, sum, endsAt, href }: WaitingRewards) {
  const { t } = useTranslation('home');
  const amount = useShortMoneyText();
  const end = useEndText();
  const facts = [sum !== null && t('rewards.sum', { sum: amount(sum) }), endsAt !== null && end(endsAt)];
  return (
    <Card padding="none" interactive>
      <div className={row}>
        <span className={emblem}>
          <Icon of={Gift} />
        </span>
        <span className={text}>
          <CardLink href={href}>
            <span>{t('rewards.title', { total: count })}</span>
            <VisuallyHidden>{` · ${t('rewards.claim')}`}</VisuallyHidden>
          </CardLink>
          <span className={note}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <span className={action} aria-hidden>
          {t('rewards.claim')}
        </span>
      </div>
    </Card>
  );
}

/** Returns a function that says on which day the first reward ends. */
function useEndText(): (at: number) => string {
  const { clock } = usePlatform();
  const { t } = useTranslation('home');
  const language = useLanguage();
  return (at) => {
    const [day, today] = [dayOf(at), dayOf(clock.now())];
    if (day <= today) return t('rewards.endsToday');
    if (day === addDays(today, 1)) return t('rewards.endsTomorrow');
    const date = formatOf(language, { day: 'numeric', month: 'short', timeZone: siteTimeZone }).format(at);
    return t('rewards.ends', { date });
  };
}
