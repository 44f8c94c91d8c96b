import { fn } from 'storybook/test';
import { homeCountry } from '../../shared/sms/phone.ts';
import { sampleSmsView } from '../login.samples.ts';
import { emptyDraft } from '../smsDraft.ts';
import { quietSmsLogin } from './smsLogin.model.ts';
import type { SmsLoginProps } from './useSmsLogin.ts';

export const sampleSmsValues = { ...emptyDraft, mobileNum: '081-234-5678' };

/** For the stories: an untouched form. */
export const sampleSmsLogin: SmsLoginProps = {
  ...quietSmsLogin,
  values: emptyDraft,
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
