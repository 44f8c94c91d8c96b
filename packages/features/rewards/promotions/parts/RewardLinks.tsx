import { Coins, Crown, Gift, LoaderPinwheel, MailOpen, Trophy, UserPlus } from 'lucide-react';
import type { FocusEvent } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import type { RewardLink } from '../useRewardLinks.ts';
import { card, list } from './RewardLinks.css.ts';

const icons: Readonly<Record<RewardLink['name'], IconDrawing>> = {
  rewardCenter: Gift,
  missionLeaderboard: Trophy,
  redEnvelope: MailOpen,
  wheel: LoaderPinwheel,
  referral: UserPlus,
  pointMall: Coins,
  vip: Crown,
};

/** Browsers leave a link that is seen in part where it is (WCAG 2.4.11). */
const showWhole = ({ currentTarget }: FocusEvent<HTMLElement>): void =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** The pages where players find what they have earned. Renders nothing where the operator offers none. */
export function RewardLinks({ links }: { links: readonly RewardLink[] }) {
  const { t } = useTranslation('promotions');
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('rewards.title')}>
      <ul role="list" className={list}>
        {links.map(({ name, href, count }) => (
          <li key={name}>
            <Anchor href={href} className={card} onFocus={showWhole}>
              <Icon of={icons[name]} />
              <span>{t(`rewards.${name}`)}</span>
              <Badge tone="alert" count={count} label={t('rewards.waiting', { count })} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
