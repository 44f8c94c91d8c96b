import type { SiteInfoValue } from '#api/system.ts';
import type { Deployment } from './deployment.ts';
import type { FeatureFlags } from './flags.ts';
import type { SettingConflict } from './reportConflicts.ts';

/** What the settings of an operator and of the deployment are read from. */
export interface Settings {
  readonly flags: FeatureFlags;
  readonly site: Pick<SiteInfoValue, 'loginedToHomePage' | 'smsService'> & {
    readonly thirdParty: readonly unknown[];
  };
  readonly deployment: Pick<Deployment, 'identityUrl' | 'membersOnly' | 'thirdPartyUrl'>;
}

/** Returns the settings that contradict each other and would lead players to a dead end (FLG-01). */
export function settingConflicts({ flags, site, deployment }: Settings): readonly SettingConflict[] {
  const conflicts: readonly (readonly [SettingConflict, boolean])[] = [
    ['passwordless', flags.MOBILENUMREG3 && !flags.MOBILENUMPASSREG3 && !flags.MOBILEVERCODELOGIN3],
    ['membersOnly', deployment.membersOnly !== site.loginedToHomePage],
    ['identity', site.smsService === 'identity' && deployment.identityUrl === null],
    ['thirdParty', site.thirdParty.length > 0 && deployment.thirdPartyUrl === null],
  ];
  return conflicts.flatMap(([conflict, found]) => (found ? [conflict] : []));
}
