import * as v from 'valibot';
import { registerFieldRule } from '#api/fieldRule.ts';
import { moneyFactors } from '#api/paymentPassword.ts';
import { thirdParties } from '#api/primitives.ts';
import { layout, licence, policy } from '#api/system.ts';
import { withdrawalKinds } from '#api/withdrawals.ts';
import { changeSettings } from '../../changeSettings.ts';
import { faultList } from '../../faults.ts';
import { type PlatformLanguage, languageOf } from '../../language.ts';
import { messages } from '../../messages.ts';
import { sumOfAll } from '../../money/ledger.ts';
import { scenarios } from '../../scenarioNames.ts';
import { resourceTypes } from '../../seed/operator.ts';
import { actOnSlip, actOnWithdrawal, listSlips, listWithdrawals } from './backOffice.ts';
import type { RunningSandbox, Sandboxes } from './sandboxes.ts';

/** The path prefix by which tests control the sandbox. */
export const controlPath = '/__sandbox__/';

const moment = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse)),
]);

const resetBody = v.strictObject({
  scenario: v.optional(v.picklist(scenarios)),
  seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  now: v.optional(moment),
});

/** The clock moves forward only, so that past events stay in the past. */
const clockBody = v.strictObject({
  advanceMs: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(366 * 24 * 60 * 60_000)),
});

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const localText = v.strictObject({ th: v.string(), en: v.string() });

const moneyOutBody = v.partial(
  v.strictObject({
    factors: v.array(v.picklist(moneyFactors)),
    tries: v.pipe(wholeNumber, v.minValue(1)),
    lockMinutes: wholeNumber,
    restHours: wholeNumber,
    proofMinutes: wholeNumber,
    mostBankAccounts: wholeNumber,
    bankAccountHours: wholeNumber,
    depositTurnoverPercent: wholeNumber,
    methods: v.array(
      v.strictObject({
        id: v.string(),
        kind: v.picklist(withdrawalKinds),
        name: localText,
        minSatang: wholeNumber,
        maxSatang: wholeNumber,
        quickSatang: v.array(wholeNumber),
        feeSatang: wholeNumber,
        freeFromSatang: wholeNumber,
        fee: v.nullable(localText),
        expectedMinutes: wholeNumber,
        maintenance: v.boolean(),
      }),
    ),
    daily: v.array(v.strictObject({ fromRank: wholeNumber, count: wholeNumber, satang: wholeNumber })),
    atOnce: wholeNumber,
    cancel: v.picklist(['never', 'untilApproved']),
    asksReceipt: v.boolean(),
    receiptMinutes: wholeNumber,
    caseHours: wholeNumber,
    stepMinutes: v.nullable(wholeNumber),
  }),
);

/** The settings to change. */
const settingsBody = v.partial(
  v.strictObject({
    maintenance: v.boolean(),
    maintenanceEnd: v.nullable(moment),
    regionRestriction: v.boolean(),
    ip: v.pipe(v.string(), v.ip()),
    loginedToHomePage: v.boolean(),
    currencySymbol: v.string(),
    policy: v.partial(v.strictObject(policy.entries)),
    imageCDNs: v.array(v.string()),
    launchGameCDNs: v.array(v.string()),
    singleWallet: v.boolean(),
    slowWallets: v.array(v.string()),
    transfers: v.strictObject({ minSatang: wholeNumber, maxSatang: wholeNumber, dailySatang: wholeNumber }),
    humanCheck: v.picklist(['none', 'work']),
    zeroBits: v.pipe(wholeNumber, v.maxValue(20)),
    captchaAfterFailures: wholeNumber,
    lockAfterFailures: wholeNumber,
    lockMinutes: wholeNumber,
    moneyOut: moneyOutBody,
    perSender: v.strictObject({ names: wholeNumber, messages: wholeNumber }),
    registerCaptcha: v.boolean(),
    registerRules: v.array(registerFieldRule),
    smsMinutes: wholeNumber,
    smsService: v.picklist(['platform', 'identity']),
    thirdParty: v.array(v.picklist(thirdParties)),
    membersOnlyEntry: v.boolean(),
    unregisteredIp: v.boolean(),
    neutralRecovery: v.boolean(),
    flags: v.record(v.string(), v.boolean()),
    bingoLobby: v.boolean(),
    vendorsInMaintenance: v.array(v.string()),
    vendorMaintenanceEnd: v.nullable(moment),
    customerService: v.array(v.strictObject({ csType: v.string(), csPosition: v.string(), title: localText })),
    licences: v.array(licence),
    paymentMethods: v.array(v.strictObject({ id: v.string(), name: localText })),
    jackpot: v.picklist(['decorative', 'feed', 'none']),
    layout: v.strictObject(layout.entries),
    resources: v.array(v.picklist(resourceTypes)),
    domains: v.array(v.string()),
  }),
);

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
    const { policy: choices, moneyOut, ...rest } = v.parse(settingsBody, body);
    changeSettings(sandbox, {
      ...rest,
      ...(choices && { policy: { ...sandbox.settings.policy, ...choices } }),
      ...(moneyOut && { moneyOut: { ...sandbox.settings.moneyOut, ...moneyOut } }),
    });
    return sandbox.settings;
  },
  'GET settings': ({ running }) => running.sandbox.settings,
  'GET calls': ({ running }) => ({ calls: running.calls }),
  'GET ledger': ({ running }) => ({ sumSatang: sumOfAll(running.sandbox) }),
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
