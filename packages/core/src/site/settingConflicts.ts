import type { SiteInfoValue } from '#api/system.ts';
import type { Deployment } from './deployment.ts';
import type { FeatureFlags } from './flags.ts';

/** What the settings of an operator and of the deployment are read from. */
export interface Settings {
  readonly flags: FeatureFlags;
  readonly site: Pick<SiteInfoValue, 'loginedToHomePage' | 'smsService'> & {
    readonly thirdParty: readonly unknown[];
  };
  readonly deployment: Pick<Deployment, 'identityUrl' | 'membersOnly' | 'thirdPartyUrl'>;
}

/** Returns the settings that contradict each other and would lead players to a dead end, a sentence each (FLG-01). */
export function settingConflicts({ flags, site, deployment }: Settings): readonly string[] {
  const conflicts: readonly (readonly [boolean, string])[] = [
    [
      flags.MOBILENUMREG3 && !flags.MOBILENUMPASSREG3 && !flags.MOBILEVERCODELOGIN3,
      'MOBILENUMREG3 signs members up without a password (MOBILENUMPASSREG3 is off), and MOBILEVERCODELOGIN3, their only way to log in, is off',
    ],
    [
      deployment.membersOnly !== site.loginedToHomePage,
      'membersOnly of the deployment and loginedToHomePage differ: a first visit begins at the wrong page',
    ],
    [
      site.smsService === 'identity' && deployment.identityUrl === null,
      'smsService is "identity", but the deployment has no identityUrl: no code is sent',
    ],
    [
      site.thirdParty.length > 0 && deployment.thirdPartyUrl === null,
      'thirdParty offers providers, but the deployment has no thirdPartyUrl to sign in with',
    ],
  ];
  return conflicts.flatMap(([found, sentence]) => (found ? [sentence] : []));
}
