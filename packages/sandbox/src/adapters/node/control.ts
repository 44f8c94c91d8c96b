import * as v from 'valibot';
import { layout, licence, policy, registerFieldRule, thirdParties } from '#api/system.ts';
import { faultList } from '../../faults.ts';
import { sumOfAll } from '../../ledger.ts';
import { scenarios } from '../../scenarios.ts';
import { resourceTypes } from '../../seed/operator.ts';
import { changeSettings } from '../../settings.ts';
import type { RunningWorld, Worlds } from './worlds.ts';

/** Where tests steer the sandbox. */
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

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const localText = v.strictObject({ th: v.string(), en: v.string() });

/** Any part of the world's settings; the rest stays. */
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
    humanCheck: v.picklist(['none', 'work']),
    zeroBits: v.pipe(wholeNumber, v.maxValue(20)),
    captchaAfterFailures: wholeNumber,
    lockAfterFailures: wholeNumber,
    lockMinutes: wholeNumber,
    registerCaptcha: v.boolean(),
    registerRules: v.array(registerFieldRule),
    smsMinutes: wholeNumber,
    smsService: v.picklist(['platform', 'identity']),
    thirdParty: v.array(v.picklist(thirdParties)),
    membersOnlyEntry: v.boolean(),
    unregisteredIp: v.boolean(),
    neutralRecovery: v.boolean(),
    flags: v.record(v.string(), v.boolean()),
    bingoHall: v.boolean(),
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

interface Steering {
  readonly worlds: Worlds;
  readonly name: string | null;
  readonly running: RunningWorld;
}
type Action = (steering: Steering, body: unknown) => unknown;

/** What can be done, by method and path. The answer is JSON; a body that does not fit throws a `ValiError`. */
const actions: Readonly<Record<string, Action>> = {
  'POST reset'({ worlds, name }, body) {
    const { world } = worlds.reset(name, v.parse(resetBody, body ?? {}));
    return { scenario: world.scenario, seed: world.seed, now: new Date(world.now()).toISOString() };
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
  'POST settings'({ running: { world } }, body) {
    const { policy: choices, ...rest } = v.parse(settingsBody, body);
    changeSettings(world, { ...rest, ...(choices && { policy: { ...world.settings.policy, ...choices } }) });
    return world.settings;
  },
  'GET settings': ({ running }) => running.world.settings,
  'GET calls': ({ running }) => ({ calls: running.calls }),
  'GET ledger': ({ running }) => ({ sumSatang: sumOfAll(running.world) }),
  'GET csp-reports': ({ running }) => ({ reports: running.reports }),
  'POST csp-report'({ running }, body) {
    running.reports.push(body);
    return {};
  },
};

/** Does what the request asks of that world. */
export async function steer(request: Request, worlds: Worlds, name: string | null): Promise<Response> {
  const command = new URL(request.url).pathname.slice(controlPath.length);
  const action = actions[`${request.method} ${command}`];
  if (action === undefined) return answer(404, { error: 'no such control' });
  const text = await request.text();
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    return answer(200, action({ worlds, name, running: worlds.get(name) }, body));
  } catch (error) {
    if (v.isValiError(error)) return answer(400, { error: v.flatten(error.issues) });
    if (error instanceof SyntaxError) return answer(400, { error: 'the body is not JSON' });
    throw error;
  }
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}
