import { useEffect, useState } from 'react';
import type { judgeNewPassword } from '#text/judgeNewPassword.ts';

export type PasswordJudge = typeof judgeNewPassword;

let loaded: PasswordJudge | null = null;

/**
 * Returns what judges new passwords; null until it has loaded. Its words are no part of the first view, and without them the
 * platform judges alone.
 * @param wanted whether there is a password to judge
 */
export function usePasswordJudge(wanted: boolean): PasswordJudge | null {
  const [judge, setJudge] = useState(() => loaded);
  useEffect(() => {
    if (!wanted || judge !== null) return;
    import('#text/judgeNewPassword.ts').then(
      (part) => {
        loaded = part.judgeNewPassword;
        setJudge(() => loaded);
      },
      () => {},
    );
  }, [wanted, judge]);
  return judge;
}
