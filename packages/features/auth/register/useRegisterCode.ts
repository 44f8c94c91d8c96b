import { ok } from '#api/errors.ts';
import { smsRegisterCode } from '#api/smsCodes.ts';
import type { SiteInfoValue } from '#api/system.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { passHumanCheck } from '#core/security/humanCheck/humanCheck.ts';
import { type IdentityService, internationalNumber } from '../sms/identityService.ts';
import type { Country } from '../sms/phone.ts';
import { identityWaitMs } from '../sms/smsCode.model.ts';
import { type SmsCodeView, useSmsCode } from '../sms/useSmsCode.ts';

export interface RegisterCodeOptions {
  readonly country: Country;
  /** The number as it is sent: digits only. */
  readonly dialled: string;
  readonly humanCheck: SiteInfoValue['humanCheck'];
  /** Null when the platform sends the codes itself. */
  readonly identity: (() => Promise<IdentityService>) | null;
  /** Called when a code is on its way. */
  readonly onSent: () => void;
  /** Validates the number, and marks its field when it is wrong. */
  readonly check: () => boolean;
}

/** Sends the code that verifies the mobile number, by the platform or an identity service (REG-08). */
export function useRegisterCode({
  country,
  dialled,
  humanCheck,
  identity,
  check,
  onSent,
}: RegisterCodeOptions): SmsCodeView {
  const { client } = usePlatform();
  const { dialingCode } = country;
  return useSmsCode({
    purpose: 'register',
    number: dialled === '' ? '' : `${dialingCode}:${dialled}`,
    check,
    onSent,
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
