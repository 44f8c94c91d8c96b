import { ChevronRight } from 'lucide-react';
import { memberAvatar } from '#api/member.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { useRemote } from '#core/data/remote.ts';
import { maskNumber } from '#core/format/maskNumber.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { usePublicState } from '#core/session/publicState.ts';
import { isFeatureOn } from '#core/site/switches.ts';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { ownGroups } from '../accountMenu.model.ts';
import type { AppShellMember, AppShellProps } from '../appShell.types.ts';
import { accountIcon } from './accountIcons.ts';
import { LazyAssistantMark } from './LazyAssistantMark.tsx';
import { MoneyCard } from './MoneyCard.tsx';
import { head, names, toAccount } from './OwnSheet.css.ts';
import { Rows } from './Rows.tsx';
import { useEntryLabel } from './useEntryLabel.ts';
import { useWaitingLabel } from './useWaitingLabel.ts';
import { VipLine } from './VipLine.tsx';

interface OwnSheetProps extends Pick<AppShellProps, 'role'> {
  member: AppShellMember;
  onClose: () => void;
}

/** The player's own entries on phones (NAV-05): who they are, their money, and the pages of their account. */
export function OwnSheet({ role, member, onClose }: OwnSheetProps) {
  const labelOf = useEntryLabel();
  const waitingOf = useWaitingLabel();
  const { inBreak, invites, unread, rewards, agent } = usePublicState(true);
  const waiting = { messageV2: unread, rewardCenter: rewards, agent };
  return (
    <>
      {role === 'assistant' ? (
        <LazyAssistantMark />
      ) : (
        <MoneyCard member={member} role={role} onClose={onClose}>
          <Who role={role} member={member} onClose={onClose} />
        </MoneyCard>
      )}
      {ownGroups(role, { ...member, inBreak }, waiting, invites === true).map((entries) => (
        <Rows
          key={entries[0]?.entry}
          onClose={onClose}
          rows={entries.map(({ entry, href, onSelect, waiting: count = 0 }) => ({
            ...{ id: entry, icon: accountIcon(entry), label: labelOf(entry), href, onSelect },
            badge: { count, label: waitingOf(entry, count) },
          }))}
        />
      ))}
    </>
  );
}

/** Picture, name and level of the player, with the way to the account. */
function Who({ role, member, onClose }: OwnSheetProps) {
  const { t } = useTranslation('appShell');
  const labelOf = useEntryLabel();
  const imageUrl = useImageUrl();
  const isTrial = role === 'trial';
  const [avatar] = useRemote(memberAvatar, isTrial ? null : {}, 'oncePerSession');
  const picture = avatar.status === 'ready' ? imageUrl(avatar.value.url) : null;
  const name = maskNumber(member.nickname);
  return (
    <div className={head}>
      <Avatar decorative name={name} {...(picture !== null && { src: picture })} />
      <div className={names}>
        <Text as="span" weight="strong" lines={1}>
          <bdi>{name}</bdi>
        </Text>
        {isTrial && (
          <div>
            <Badge tone="warning">{t('trialMark')}</Badge>
          </div>
        )}
        {!isTrial && isFeatureOn(member.whitelabel, 'VIP') && <VipLine />}
      </div>
      {!isTrial && (
        // The account begins with the menu of the member centre, which has no place beside the page (MEM-01a).
        <Anchor href={paths.memberCentre(member.here, 'menu')} className={toAccount} onClick={onClose}>
          <span>{labelOf('securityCenter')}</span>
          <Icon of={ChevronRight} size="text" />
        </Anchor>
      )}
    </div>
  );
}
