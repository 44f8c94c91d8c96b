import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import type { FooterScreenProps } from '../footer.types.ts';

/** Asks whether the use of the site may be measured (ENT-06). The player can change the answer at any time. */
export function AnalyticsConsent({ agreed, onAgree }: NonNullable<FooterScreenProps['analytics']>) {
  const { t } = useTranslation('analytics');
  return <Checkbox name="analytics" label={t('agree')} hint={t('hint')} checked={agreed} onChange={onAgree} />;
}
