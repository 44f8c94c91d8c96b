import { smsLoginCode } from '#api/account.ts';
import type { SiteInfoValue } from '#api/system.ts';
import { passHumanCheck } from '../shared/humanCheck/humanCheck.ts';
import { usePlatform } from '../shared/platform.tsx';
import { type SmsCodeView, useSmsCode } from '../shared/sms/useSmsCode.ts';

export interface ForgotCodeOptions {
  readonly dialingCode: string;
  /** The number as digits. */
  readonly dialled: string;
  readonly humanCheck: SiteInfoValue['humanCheck'];
  /** Is the number one that a code can go to? Says so at the field when it is not. */
  readonly check: () => boolean;
}

/** The code that proves the number of an account (FGT-02). A human check stands before it. */
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
