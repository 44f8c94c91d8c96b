import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useSearchParams } from '#core/routing/router.ts';
import { useOverlayTitle } from '#core/routing/useOverlayTitle.ts';
import { useMember } from '#core/session/member.ts';
import { useCentreHref } from '#core/site/centreHref.ts';
import { useFlags } from '#core/site/site.ts';
import { useDepositScreen } from '../deposit/useDepositScreen.ts';
import { greetingName } from './welcome.model.ts';
import type { WelcomeDialogProps } from './welcome.types.ts';

/** Provides the props of the welcome after a sign-up. The URL opens it over any page: `?welcome=1`. */
export function useWelcome(): Omit<WelcomeDialogProps, 'onPasskey'> {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { role, info } = useMember();
  const { FREEPLAY3: freePlay } = useFlags();
  const { t } = useTranslation('welcome');
  const rest = new URLSearchParams(search);
  rest.delete('welcome');
  const below = rest.size === 0 ? pathname : `${pathname}?${rest.toString()}`;
  const centreHref = useCentreHref(below);
  const open = search.has('welcome') && (role === 'member' || role === 'agent');
  useOverlayTitle(open ? t('title') : undefined);
  const deposit = useDepositScreen({ mustChoose: true });

  // A sum to begin with, so that the cards have figures. What the player types stays.
  const { offers, values, onType } = deposit.entry;
  const proposed = open && values.amount === '' ? offers.figuresFor : '';
  const lacksSum = proposed !== '';
  const propose = useEffectEvent(() => onType('amount', proposed.replace(/\.00$/, '')));
  useEffect(() => {
    if (lacksSum) propose();
  }, [lacksSum]);

  // The order is paid in the cashier, which finds it.
  const cashierHref = centreHref('depositv2');
  const toPay = open && deposit.step.kind === 'order' && cashierHref !== null;
  const pay = useEffectEvent(() => {
    if (cashierHref !== null) void navigate(cashierHref, { replace: true });
  });
  useEffect(() => {
    if (toPay) pay();
  }, [toPay]);

  return {
    open,
    name: info.status === 'ready' ? greetingName(info.value.nickname) : null,
    deposit,
    cashierHref,
    tryHref: freePlay ? paths.tryGame(below) : null,
    limitsHref: centreHref('limits'),
    homeHref: below,
    onClose: () => void navigate(below, { replace: true }),
  };
}
