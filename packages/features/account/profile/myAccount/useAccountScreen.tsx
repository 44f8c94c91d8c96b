import { agentConsolidated } from '#api/agent.ts';
import { authenticatorState } from '#api/authenticator.ts';
import { bankAccounts } from '#api/banks.ts';
import { memberAvatar } from '#api/member.ts';
import { memberSessions } from '#api/memberSessions.ts';
import type { AnyOperation } from '#api/operation.ts';
import { passkeyList } from '#api/passkeys.ts';
import { paymentPasswordState } from '#api/paymentPassword.ts';
import { memberIcon } from '#api/picture.ts';
import { memberPrivacy } from '#api/privacy.ts';
import { memberProfile } from '#api/profile.ts';
import { runsAsApp } from '#core/app/runsAsApp.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { usePlatform } from '#core/data/platform.tsx';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { pathTo, paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { useBalance, useMember } from '#core/session/member.ts';
import { useSite } from '#core/site/site.ts';
import { toAccountView, toAgreements } from './account.model.ts';
import type { AccountScreenProps } from './account.types.ts';

const MoneySafety = lazyComponent(async () => (await import('./MoneySafety.tsx')).MoneySafety);

const Protection = lazyComponent(async () => (await import('../../protection/overview/Protection.tsx')).Protection);
const Authenticator = lazyComponent(
  async () => (await import('../../protection/authenticator/Authenticator.tsx')).Authenticator,
);
const Passkeys = lazyComponent(async () => (await import('../../protection/passkeys/Passkeys.tsx')).Passkeys);
const PersonalDetails = lazyComponent(
  async () => (await import('../personalDetails/PersonalDetails.tsx')).PersonalDetails,
);
const Privacy = lazyComponent(async () => (await import('../../protection/privacy/Privacy.tsx')).Privacy);
const ChangePicture = lazyComponent(async () => (await import('../picture/ChangePicture.tsx')).ChangePicture);
const Sessions = lazyComponent(async () => (await import('../../protection/sessions/Sessions.tsx')).Sessions);

/**
 * Props of "my account", connected to the platform. Only agents request their agreements, once per session (API-08,
 * STO-02).
 */
export function useAccountScreen({ onSignOut }: Pick<AccountScreenProps, 'onSignOut'>): AccountScreenProps {
  const { has } = usePlatform();
  const { pathname, search } = useLocation();
  const imageUrl = useImageUrl();
  const { role, info } = useMember();
  const site = useSite();
  const [avatar] = useRemote(memberAvatar, {}, 'oncePerSession');
  const [balance, onRefreshBalance] = useBalance();
  const hasPasskeys = !(site.status === 'ready' && site.value.policy.passkeys === 'off');
  const agent = role === 'agent';
  const [consolidated] = useRemote(agentConsolidated, agent ? {} : null, 'oncePerSession');
  const changePasswordHref = has('changePassword')
    ? pathTo('changePassword', { next: paths.memberCentre(pathname + search, 'securityCenter') })
    : null;
  /** A part of the page, where the platform has all that it shows. */
  const partOf = <Part,>(part: Part, ...needs: readonly AnyOperation[]): Part | null =>
    needs.every(({ id }) => has(id)) ? part : null;
  return {
    account: mapRemote(info, toAccountView),
    picture: avatar.status === 'ready' ? imageUrl(avatar.value.url) : null,
    changePicture: partOf(
      <LazySection optional>
        <ChangePicture />
      </LazySection>,
      memberIcon,
    ),
    balance,
    onRefreshBalance,
    agreements: agent ? mapRemote(consolidated, toAgreements) : null,
    changePasswordHref,
    installHref: runsAsApp() ? null : paths.download(),
    protection:
      changePasswordHref === null
        ? null
        : partOf<AccountScreenProps['protection']>(
            (onShow) => <Protection changePasswordHref={changePasswordHref} onShow={onShow} />,
            memberProfile,
            authenticatorState,
            paymentPasswordState,
          ),
    moneySafety: partOf(<MoneySafety />, paymentPasswordState, bankAccounts),
    authenticator: partOf(<Authenticator />, authenticatorState),
    passkeys: hasPasskeys ? partOf(<Passkeys />, passkeyList) : null,
    personalDetails: partOf(<PersonalDetails />, memberProfile),
    sessions: partOf(<Sessions />, memberSessions),
    privacy: partOf(<Privacy />, memberPrivacy),
    onSignOut,
  };
}
