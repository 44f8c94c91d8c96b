import { fn } from 'storybook/test';
import { sampleSmsView } from '../login/login.samples.ts';
import { emptyDraft } from '../login/smsDraft.ts';
import { homeCountry } from '../sms/phone.ts';
import { emptySmsLogin } from './smsLogin.model.ts';
import type { SmsLoginProps } from './smsLogin.types.ts';

export const sampleSmsValues = { ...emptyDraft, mobileNum: '081-234-5678' };

/** Story props of an untouched form. */
export const sampleSmsLogin: SmsLoginProps = {
  ...emptySmsLogin,
  countries: [homeCountry, { country: 'PH', dialingCode: '63', digits: 10 }],
  dialingCode: '66',
  sms: sampleSmsView(),
  codeLength: 5,
  busy: false,
  onType: fn(),
  onDialingCode: fn(),
  onRemember: fn(),
  onSubmit: fn(),
};
