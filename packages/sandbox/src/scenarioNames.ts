/** The states of the platform that stories, tests and the server can start from. The first is the default. */
export const scenarios = [
  'ready',
  'empty',
  'longText',
  'rich',
  'maintenance',
  'maintenanceOpenEnded',
  'maintenanceSoon',
  'blocked',
  'guarded',
  'captcha',
  'combinedFilters',
  'minimalOperator',
  'fullOperator',
  'everyWayIn',
  'liveOff',
  'liveBusy',
  'vendorBreak',
  'played',
  'demonstration',
  'withdrawing',
  'manyDevices',
  'manyWallets',
  'transfers',
  'limited',
  'resting',
  'manyMessages',
  'bonusPlayer',
  'contracts',
  'dividends',
  'agentTeam',
] as const;
export type ScenarioName = (typeof scenarios)[number];

export function toScenarioName(name: string | undefined): ScenarioName | undefined {
  return scenarios.find((known) => known === name);
}
