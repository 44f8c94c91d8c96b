import { fn } from 'storybook/test';
import { sampleSmsView } from '../login/login.samples.ts';
import { emptySecondFactor } from './secondFactor.model.ts';
import type { SecondFactorProps } from './secondFactor.types.ts';

const methods: SecondFactorProps['methods'] = [
  { method: 'sms', hint: '08x-xxx-9012' },
  { method: 'email', hint: 'fa***@kinnari.example' },
  { method: 'google', hint: '' },
  { method: 'bankName', hint: '' },
];

/** Story props of an untouched form with all four methods. */
export const sampleSecondFactor: SecondFactorProps = {
  ...emptySecondFactor({ methods }),
  methods,
  code: sampleSmsView(),
  busy: false,
  onMethod: fn(),
  onType: fn(),
  onSubmit: fn(),
  onBack: fn(),
};
