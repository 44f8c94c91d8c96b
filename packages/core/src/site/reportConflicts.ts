const sentences = {
  passwordless:
    'MOBILENUMREG3 signs members up without a password (MOBILENUMPASSREG3 is off), and MOBILEVERCODELOGIN3, their only way to log in, is off',
  membersOnly: 'membersOnly of the deployment and loginedToHomePage differ: a first visit begins at the wrong page',
  identity: 'smsService is "identity", but the deployment has no identityUrl: no code is sent',
  thirdParty: 'thirdParty offers providers, but the deployment has no thirdPartyUrl to sign in with',
} as const;

/** Settings that contradict each other. */
export type SettingConflict = keyof typeof sentences;

/** Reports conflicts in the console, a sentence each. Loaded where there are any: players have no use for the sentences. */
export function reportConflicts(conflicts: readonly SettingConflict[]): void {
  const report = conflicts.map((conflict) => sentences[conflict]).join('\n');
  // oxlint-disable-next-line no-console -- the operator has no other place to see it
  console.warn(`The operator's settings contradict each other:\n${report}`);
}
