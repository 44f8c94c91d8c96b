import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { Login, LoginSlots } from './login.types.ts';

const SmsLogin = lazyComponent(() => import('../smsLogin/SmsLogin.tsx').then((part) => part.SmsLogin));
const SecondFactor = lazyComponent(() => import('../secondFactor/SecondFactor.tsx').then((part) => part.SecondFactor));

/** The lazily loaded parts that belong to the login itself, as slots for `LoginScreen` and `LoginDialog`. */
export const loginParts = ({ host }: Pick<Login, 'host'>): Pick<LoginSlots, 'smsForm' | 'secondFactorForm'> => ({
  smsForm: <SmsLogin host={host} />,
  ...(host.secondFactor !== null && {
    // A new ticket starts with an empty form.
    secondFactorForm: <SecondFactor key={host.secondFactor.ticket} host={host} detail={host.secondFactor} />,
  }),
});
