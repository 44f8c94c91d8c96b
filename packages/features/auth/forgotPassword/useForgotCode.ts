import { smsLoginCode } from '#api/smsCodes.ts';
import type { SiteInfoValue } from '#api/system.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { passHumanCheck } from '#core/security/humanCheck/humanCheck.ts';
import { type SmsCodeView, useSmsCode } from '../sms/useSmsCode.ts';

export interface ForgotCodeOptions {
  readonly dialingCode: string;
  /** The number as it is sent: digits only. */
  readonly dialled: string;
  readonly humanCheck: SiteInfoValue['humanCheck'];
  /** Validates the number, and marks its field when it is wrong. */
  readonly check: () => boolean;
}

/** Sends the code that verifies the account's mobile number (FGT-02), after a human check. */
export function useForgotCode({ dialingCode, dialled, humanCheck, check }: ForgotCodeOptions): SmsCodeView {
  const { client } = usePlatform();
  return useSmsCode({
    purpose: 'recovery',
    number: dialled === '' ? '' : `${dialingCode}:${dialled}`,
    check,
    async send() {
      const proof = await passHumanCheck(humanCheck, 'sms', client, new AbortController().signal);
      if (!proof.ok) return proof;
      return client.call(smsLoginCode, {
        mobileNum: dialled,
        countryDialingCode: dialingCode,
        ...(proof.value && { humanCheck: proof.value }),
      });
    },
  });
}
