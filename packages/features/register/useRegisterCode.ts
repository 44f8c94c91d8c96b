import { smsRegisterCode } from '#api/account.ts';
import { ok } from '#api/errors.ts';
import type { SiteInfoValue } from '#api/system.ts';
import { passHumanCheck } from '../shared/humanCheck/humanCheck.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type IdentityService, internationalNumber } from '../shared/sms/identityService.ts';
import type { Country } from '../shared/sms/phone.ts';
import { identityWaitMs } from '../shared/sms/smsCode.model.ts';
import { type SmsCodeView, useSmsCode } from '../shared/sms/useSmsCode.ts';

export interface RegisterCodeOptions {
  readonly country: Country;
  /** The number as digits. */
  readonly dialled: string;
  readonly humanCheck: SiteInfoValue['humanCheck'];
  /** Null where the platform sends the codes itself. */
  readonly identity: (() => Promise<IdentityService>) | null;
  readonly check: () => boolean;
}

/** The code that proves the number of who signs up: from the platform, or from an identity service (REG-08). */
export function useRegisterCode({ country, dialled, humanCheck, identity, check }: RegisterCodeOptions): SmsCodeView {
  const { client } = usePlatform();
  const { dialingCode } = country;
  return useSmsCode({
    purpose: 'register',
    number: dialled === '' ? '' : `${dialingCode}:${dialled}`,
    check,
    async send() {
      if (identity !== null) {
        const sent = await (await identity()).send(internationalNumber(dialingCode, dialled));
        return sent.ok ? ok({ waitMs: identityWaitMs }) : sent;
      }
      const proof = await passHumanCheck(humanCheck, 'sms', client, new AbortController().signal);
      if (!proof.ok) return proof;
      return client.call(smsRegisterCode, {
        countryDialingCode: dialingCode,
        mobileNo: dialled,
        ...(proof.value && { humanCheck: proof.value }),
      });
    },
  });
}
