import * as v from 'valibot';
import { type OperationDocs, defineOperation } from './operation.ts';
import { nothing } from './primitives.ts';

/** The proof of a human check, sent with the call that requires it: a challenge and its solution. */
export const humanCheckProof = v.object({ challenge: v.string(), solution: v.string() });
export type HumanCheckProof = v.InferOutput<typeof humanCheckProof>;

/** The actions that a human check protects (LGN-04, REG-08); `feedback` of visitors. A challenge is valid for its own action only. */
export const humanCheckActions = ['login', 'register', 'sms', 'feedback'] as const;
export type HumanCheckAction = (typeof humanCheckActions)[number];

export const humanCheckChallenge = defineOperation({
  id: 'humanCheckChallenge',
  method: 'GET',
  path: '/wps/verification/human',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ action: v.picklist(humanCheckActions) }),
  output: v.object({ challenge: v.string(), zeroBits: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)) }),
});
export const humanCheckChallengeDocs: OperationDocs<typeof humanCheckChallenge> = {
  summary:
    'Issues a proof-of-work challenge: find a solution so that the SHA-256 of `challenge:solution` starts with `zeroBits` zero bits.',
  example: { action: 'login' },
  assumed: true,
};

export const captchaImage = defineOperation({
  id: 'captchaImage',
  method: 'GET',
  path: '/wps/captcha',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.pipe(v.string(), v.regex(/^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/, 'base64')),
});
export const captchaImageDocs: OperationDocs<typeof captchaImage> = {
  summary: 'Issues a picture captcha: a PNG in base64.',
  example: {},
};
