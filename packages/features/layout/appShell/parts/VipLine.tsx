import { vipLevels } from '#api/vip.ts';
import { LoadingLine } from '#core/components/LoadingLine.tsx';
import { useRemote } from '#core/data/remote.ts';
import { useShortMoneyText } from '#core/format/useMoneyText.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { usePlayStatus } from '#core/session/playStatus.ts';
import { Text } from '#ui/Text/Text.tsx';
import { standingOf } from '../vipStanding.ts';

/**
 * The level of the player and what they have of the next one, in one line. Only the level while a break is known or nothing
 * is asked for; empty when it cannot be read (RSP-06).
 */
export function VipLine() {
  const { t } = useTranslation('menus');
  const money = useShortMoneyText();
  const language = useLanguage();
  const [vip] = useRemote(vipLevels, { language }, 'live');
  const [play] = usePlayStatus();
  if (vip.status === 'loading' || play.status === 'loading') return <LoadingLine />;
  const standing = vip.status === 'ready' ? standingOf(vip.value) : null;
  if (standing === null) return null;
  const isResting = play.status === 'ready' && play.value.rest !== null;
  const { level, next } = standing;
  return (
    <Text as="span" size="xs" tone="muted">
      {next === null || isResting
        ? level
        : t(`vip.${next.of}`, { level, done: money(next.done), asked: money(next.asked), next: next.level })}
    </Text>
  );
}
