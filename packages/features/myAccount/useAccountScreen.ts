import { useLocation } from 'react-router-dom';
import { agentConsolidated } from '#api/agent.ts';
import { memberAvatar } from '#api/member.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useImageAddress } from '../shared/images.ts';
import { useBalance, useMember } from '../shared/member.ts';
import { paths } from '../shared/navigation.ts';
import { mapRemote, useRemote } from '../shared/remote.ts';
import { useSite } from '../shared/site.ts';
import { toAccountView, toAgreements } from './account.model.ts';
import type { AccountScreenProps } from './AccountScreen.tsx';

/** API-08, STO-02: an agent's agreements are asked for once per session; nobody else has any. */
export function useAccountScreen({ onSignOut }: Pick<AccountScreenProps, 'onSignOut'>): AccountScreenProps {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const site = useSite();
  const imageAddress = useImageAddress();
  const { role, info } = useMember();
  const [avatar] = useRemote(memberAvatar, {}, 'oncePerSession');
  const [balance, onRefreshBalance] = useBalance();
  const agent = role === 'agent';
  const [consolidated] = useRemote(agentConsolidated, agent ? {} : null, 'oncePerSession');
  return {
    account: mapRemote(info, toAccountView),
    picture: avatar.status === 'ready' ? imageAddress(avatar.value.url) : null,
    balance,
    onRefreshBalance,
    currencySymbol: site.status === 'ready' ? site.value.currencySymbol : '',
    language,
    agreements: agent ? mapRemote(consolidated, toAgreements) : null,
    changePasswordHref: paths.changePassword({ next: paths.memberCentre(pathname + search, 'securityCenter') }),
    onSignOut,
  };
}
