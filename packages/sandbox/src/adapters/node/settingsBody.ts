import * as v from 'valibot';
import { registerFieldRule } from '#api/fieldRule.ts';
import { moneyFactors } from '#api/paymentPassword.ts';
import { pointTypes } from '#api/points.ts';
import { thirdParties } from '#api/primitives.ts';
import { layout, licence, policy } from '#api/system.ts';
import { withdrawalKinds } from '#api/withdrawals.ts';
import { resourceTypes } from '../../seed/operator.ts';
import { liveStates } from '../../settings.ts';

/** A moment in ms since the epoch, or as an ISO timestamp. */
export const moment = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse)),
]);

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

const referralBody = v.partial(
  v.strictObject({
    enabled: v.boolean(),
    depositSatang: wholeNumber,
    wagerSatang: wholeNumber,
    days: wholeNumber,
    rewardSatang: wholeNumber,
    requiredSatang: wholeNumber,
    friendSatang: wholeNumber,
    friendRequiredSatang: wholeNumber,
    conditions: localText,
  }),
);

const pointsBody = v.partial(
  v.strictObject({
    rules: v.array(
      v.strictObject({
        type: v.picklist(pointTypes),
        perSatang: v.pipe(wholeNumber, v.minValue(1)),
        points: wholeNumber,
        dailyCap: wholeNumber,
        note: localText,
      }),
    ),
    factors: v.array(v.strictObject({ fromRank: wholeNumber, percent: wholeNumber })),
    turnoverPercent: wholeNumber,
  }),
);

const envelopesBody = v.strictObject({
  rains: v.array(
    v.strictObject({
      minuteOfDay: v.pipe(wholeNumber, v.maxValue(24 * 60 - 1)),
      minutes: wholeNumber,
      potSatang: wholeNumber,
      pieces: wholeNumber,
      minSatang: wholeNumber,
      wagerTimes: wholeNumber,
      crowd: wholeNumber,
    }),
  ),
});

/** The settings to change. Parts of `policy`, `moneyOut`, `referral`, `points` and `promotions` are enough. */
export const settingsBody = v.partial(
  v.strictObject({
    maintenance: v.boolean(),
    maintenanceStart: v.nullable(moment),
    maintenanceEnd: v.nullable(moment),
    regionRestriction: v.boolean(),
    blockedAddresses: v.array(v.pipe(v.string(), v.ip())),
    ip: v.pipe(v.string(), v.ip()),
    sessionsAtOnce: v.pipe(v.number(), v.integer(), v.minValue(1)),
    loginedToHomePage: v.boolean(),
    currencySymbol: v.string(),
    policy: v.partial(v.strictObject(policy.entries)),
    imageCDNs: v.array(v.string()),
    launchGameCDNs: v.array(v.string()),
    singleWallet: v.boolean(),
    slowWallets: v.array(v.string()),
    restingWalletsGive: v.boolean(),
    transfers: v.strictObject({ minSatang: wholeNumber, maxSatang: wholeNumber, dailySatang: wholeNumber }),
    responsiblePlay: v.strictObject({ raiseHours: wholeNumber, reviewMonths: wholeNumber, required: v.boolean() }),
    agreements: v.strictObject({
      dailySalary: v.boolean(),
      dividend: v.boolean(),
      hourlySalary: v.boolean(),
      realTimeSalary: v.boolean(),
    }),
    contracts: v.strictObject({
      activeSatang: wholeNumber,
      offerDays: v.pipe(wholeNumber, v.minValue(1)),
      startDays: wholeNumber,
      settleMinutes: v.strictObject({
        dividend: wholeNumber,
        daily: wholeNumber,
        hourly: wholeNumber,
        realTime: wholeNumber,
      }),
    }),
    humanCheck: v.picklist(['none', 'work']),
    zeroBits: v.pipe(wholeNumber, v.maxValue(20)),
    captchaAfterFailures: wholeNumber,
    lockAfterFailures: wholeNumber,
    lockMinutes: wholeNumber,
    moneyOut: moneyOutBody,
    envelopes: envelopesBody,
    agentEnvelopes: v.strictObject({ wagerTimes: wholeNumber }),
    referral: referralBody,
    points: pointsBody,
    promotions: v.partial(v.strictObject({ oneBonus: v.boolean() })),
    perSender: v.strictObject({ names: wholeNumber, messages: wholeNumber }),
    support: v.strictObject({
      question: v.strictObject({ min: wholeNumber, max: wholeNumber }),
      answerHours: wholeNumber,
      complaintHours: wholeNumber,
      complaint: localText,
    }),
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
    voidDraws: v.array(v.string()),
    vendorMaintenanceEnd: v.nullable(moment),
    customerService: v.array(v.strictObject({ csType: v.string(), csPosition: v.string(), title: localText })),
    licences: v.array(licence),
    paymentMethods: v.array(v.strictObject({ id: v.string(), name: localText })),
    jackpot: v.picklist(['decorative', 'feed', 'none']),
    jackpotRule: v.strictObject({ perMille: wholeNumber, stakesPerWinSatang: v.pipe(wholeNumber, v.minValue(1)) }),
    live: v.picklist(liveStates),
    push: v.strictObject({ rewardsPerDay: wholeNumber, hosts: v.array(v.string()) }),
    layout: v.strictObject(layout.entries),
    resources: v.array(v.picklist(resourceTypes)),
    domains: v.array(v.string()),
  }),
);
