import { fn } from 'storybook/test';
import { sampleSmsView } from '../login.samples.ts';
import { freshSecondFactor } from './secondFactor.model.ts';
import type { SecondFactorProps } from './useSecondFactor.ts';

const methods: SecondFactorProps['methods'] = [
  { method: 'sms', hint: '08x-xxx-9012' },
  { method: 'email', hint: 'fa***@kinnari.example' },
  { method: 'google', hint: '' },
  { method: 'bankName', hint: '' },
];

/** For the stories: somebody who has all four means, before anything is done. */
export const sampleSecondFactor: SecondFactorProps = {
  ...freshSecondFactor({ ticket: '', methods }),
  methods,
  code: sampleSmsView(),
  busy: false,
  onMethod: fn(),
  onType: fn(),
  onSubmit: fn(),
  onBack: fn(),
};
