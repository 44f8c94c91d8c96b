import type { ReferralRule } from '#api/referral.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { gift, gifts, worth } from '../JoinScreen.css.ts';

/** What the invited player gets and what the inviter does, beside each other (REF-01). */
export function Gifts({ rule }: { rule: ReferralRule }) {
  const { t } = useTranslation('join');
  const money = useShortMoneyText();
  const { friendReward, friendRequirement, reward } = rule;
  return (
    <dl className={gifts}>
      <div className={gift}>
        <dt>{t('gets')}</dt>
        {friendReward === null ? (
          <dd>{t('nothing')}</dd>
        ) : (
          <>
            <dd className={worth}>{money(friendReward)}</dd>
            <dd>{friendRequirement === null ? t('free') : t('binds', { amount: money(friendRequirement.amount) })}</dd>
          </>
        )}
      </div>
      <div className={gift}>
        <dt>{t('friendGets')}</dt>
        <dd className={worth}>{money(reward)}</dd>
        <dd>{t('once')}</dd>
      </div>
    </dl>
  );
}
