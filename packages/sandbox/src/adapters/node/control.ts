import * as v from 'valibot';
import { changeSettings } from '../../changeSettings.ts';
import { faultList } from '../../faults.ts';
import { type PlatformLanguage, languageOf } from '../../language.ts';
import { sumOfAll } from '../../money/ledger.ts';
import { sumOfAllPoints } from '../../money/points.ts';
import { scenarios } from '../../scenarioNames.ts';
import { messages } from '../../texts/messages.ts';
import { actOnApplication, listApplications } from './applications.ts';
import { actOnSlip, actOnWithdrawal, listSlips, listWithdrawals } from './backOffice.ts';
import { actOnRedemption, listRedemptions } from './redemptions.ts';
import type { RunningSandbox, Sandboxes } from './sandboxes.ts';
import { moment, settingsBody } from './settingsBody.ts';
import { actOnTicket, listTickets } from './supportDesk.ts';

/** The path prefix by which tests control the sandbox. */
export const controlPath = '/__sandbox__/';

const resetBody = v.strictObject({
  scenario: v.optional(v.picklist(scenarios)),
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  now: v.optional(moment),
  stands: v.optional(v.boolean()),
});

/** The clock moves forward only, so that past events stay in the past. */
const clockBody = v.strictObject({
  advanceMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366 * 24 * 60 * 60_000)),
});

interface ControlContext {
  readonly sandboxes: Sandboxes;
  readonly name: string | null;
  readonly running: RunningSandbox;
  readonly language: PlatformLanguage;
}
type Action = (context: ControlContext, body: unknown) => unknown;

/** The commands by method and path. They answer JSON; an invalid body throws a `ValiError`. */
const actions: Readonly<Record<string, Action>> = {
  'POST reset'({ sandboxes, name }, body) {
    const { sandbox } = sandboxes.reset(name, v.parse(resetBody, body ?? {}));
    return { scenario: sandbox.scenario, seed: sandbox.seed, now: new Date(sandbox.now()).toISOString() };
  },
  'POST clock'({ running }, body) {
    running.advance(v.parse(clockBody, body).advanceMs);
    return { now: new Date(running.sandbox.now()).toISOString() };
  },
  'POST faults'({ running }, body) {
    const faults = v.parse(faultList, body);
    running.faults.set(faults);
    return { faults };
  },
  'DELETE faults'({ running }) {
    running.faults.set([]);
    return { faults: [] };
  },
  'GET held': ({ running }) => ({ held: running.faults.waiting() }),
  'POST release'({ running }) {
    running.faults.release();
    return { released: true };
  },
  'POST settings'({ running: { sandbox } }, body) {
    const { policy: choices, moneyOut, referral, points, promotions, ...rest } = v.parse(settingsBody, body);
    changeSettings(sandbox, {
      ...rest,
      ...(choices && { policy: { ...sandbox.settings.policy, ...choices } }),
      ...(moneyOut && { moneyOut: { ...sandbox.settings.moneyOut, ...moneyOut } }),
      ...(points && { points: { ...sandbox.settings.points, ...points } }),
      ...(promotions && { promotions: { ...sandbox.settings.promotions, ...promotions } }),
      ...(referral && { referral: { ...sandbox.settings.referral, ...referral } }),
    });
    return sandbox.settings;
  },
  'GET settings': ({ running }) => running.sandbox.settings,
  'GET calls': ({ running }) => ({ calls: running.calls }),
  'GET ledger': ({ running: { sandbox } }) => ({ sumSatang: sumOfAll(sandbox), sumPoints: sumOfAllPoints(sandbox) }),
  'GET withdrawals': ({ running, language }) => listWithdrawals(running.sandbox, language),
  'POST withdrawal'({ running, language }, body) {
    const done = actOnWithdrawal(running.sandbox, body);
    if (!done.ok) throw new Refusal(done.error.code, messages[done.error.code][language]);
    return { status: done.value.status };
  },
  'GET slips': ({ running }) => listSlips(running.sandbox),
  'POST slip'({ running, language }, body) {
    const done = actOnSlip(running.sandbox, body);
    if (!done.ok) throw new Refusal(done.error.code, messages[done.error.code][language]);
    return { status: done.value };
  },
  'GET redemptions': ({ running, language }) => listRedemptions(running.sandbox, language),
  'POST redemption'({ running, language }, body) {
    const done = actOnRedemption(running.sandbox, body);
    if (!done.ok) throw new Refusal(done.error.code, messages[done.error.code][language]);
    return { status: done.value.status };
  },
  'GET applications': ({ running, language }) => listApplications(running.sandbox, language),
  'POST application'({ running, language }, body) {
    const done = actOnApplication(running.sandbox, body);
    if (!done.ok) throw new Refusal(done.error.code, messages[done.error.code][language]);
    return { granted: done.value.decision?.granted === true };
  },
  'GET tickets': ({ running }) => listTickets(running.sandbox),
  'POST ticket'({ running, language }, body) {
    const done = actOnTicket(running.sandbox, body);
    if (!done.ok) throw new Refusal(done.error.code, messages[done.error.code][language]);
    return { status: done.value.status };
  },
  'GET csp-reports': ({ running }) => ({ reports: running.reports }),
  'POST csp-report'({ running }, body) {
    running.reports.push(body);
    return {};
  },
};

/** A command that the state of the sandbox does not allow. */
class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Runs a command on the sandbox of this name. */
export async function runControl(request: Request, sandboxes: Sandboxes, name: string | null): Promise<Response> {
  const command = new URL(request.url).pathname.slice(controlPath.length);
  const action = actions[`${request.method} ${command}`];
  if (action === undefined) return answer(404, { error: 'no such control' });
  const language = languageOf(request.headers.get('Accept-Language'));
  const text = await request.text();
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return answer(200, action({ sandboxes, name, running: sandboxes.get(name), language }, body));
  } catch (error) {
    if (error instanceof Refusal) return answer(409, { error: { code: error.code, message: error.message } });
    if (v.isValiError(error)) {
      const message = messages.invalid_input[language];
      return answer(400, { error: { ...v.flatten(error.issues), message } });
    }
    if (error instanceof SyntaxError) return answer(400, { error: 'the body is not JSON' });
    throw error;
  }
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
