import { use } from 'react';
import { referralInvitation } from '#api/referral.ts';
import { useImageUrl } from '#core/catalogue/images.ts';
import { usePlatform, useSession } from '#core/data/platform.tsx';
import { mapRemote, ready, useRemote } from '#core/data/remote.ts';
import { pathTo, paths } from '#core/routing/paths.ts';
import { useNavigate, useSearchParams } from '#core/routing/router.ts';
import { AuthPromptsContext } from '#core/session/requireAuth.ts';
import { roleOf } from '#core/session/role.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useSite } from '#core/site/site.ts';
import { useIsRegisterClosed } from '#core/site/useIsRegisterClosed.ts';
import { codeOf } from './join.model.ts';
import type { Invitation, JoinScreenProps } from './join.types.ts';
import { useSiteGains } from './useSiteGains.ts';

/** Props of the page of an invitation (RT-11c), connected to the platform. */
export function useJoinScreen(): JoinScreenProps {
  const { origin } = usePlatform();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { signUp } = use(AuthPromptsContext);
  const role = roleOf(useSession());
  const site = useSite();
  const withoutPage = useIsRegisterClosed();
  const centreHref = useCentreHref(paths.home());
  const imageUrl = useImageUrl();
  const link = codeOf(query);
  const [answer] = useRemote(
    referralInvitation,
    link === null ? null : { code: link.code, domain: new URL(origin).host },
    'oncePerSession',
  );
  const invitation =
    link === null
      ? ready<Invitation>({ state: 'none' })
      : mapRemote(answer, ({ inviter, rule }): Invitation =>
          inviter === null
            ? { state: 'invalid' }
            : {
                state: 'valid',
                name: inviter.name,
                byAgent: inviter.kind === 'agent',
                picture: inviter.picture === undefined ? null : imageUrl(inviter.picture),
                rule,
              },
        );
  const isInvalid = invitation.status === 'ready' && invitation.value.state === 'invalid';
  const carried = link === null || isInvalid ? {} : { [link.kind]: link.code };
  const isMember = role === 'member' || role === 'agent';
  const gains = useSiteGains(!isMember && (link === null || isInvalid));
  return {
    ...{ invitation, gains, isMember },
    registerHref: withoutPage ? null : paths.register(carried),
    referralHref: centreHref('referral'),
    minAge: site.status === 'ready' ? (site.value.policy.minAge ?? null) : null,
    onRegister() {
      // The dialog reads the code from the address, by the names of the sign-up.
      void navigate(pathTo('join', carried), { replace: true });
      signUp();
    },
  };
}
