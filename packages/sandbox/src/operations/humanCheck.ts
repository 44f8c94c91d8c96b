import { ok } from '#api/errors.ts';
import type * as contract from '#api/humanCheck.ts';
import { issueCaptcha } from '../accounts/captchas.ts';
import { issueChallenge } from '../accounts/humanChecks.ts';
import type { Handler } from '../handler.ts';

export const humanCheckChallenge: Handler<typeof contract.humanCheckChallenge> = ({ sandbox }, { action }) => {
  const { challenge, zeroBits } = issueChallenge(sandbox, action);
  return ok({ challenge, zeroBits });
};

export const captchaImage: Handler<typeof contract.captchaImage> = (caller) => ok(issueCaptcha(caller));
