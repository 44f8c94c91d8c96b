import { useState } from 'react';

/** Once true, always true: a dialog that has been open stays in the tree, so that its closing can be seen. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever;
}
