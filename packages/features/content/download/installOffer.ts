const events = ['beforeinstallprompt', 'appinstalled', 'kinnari:install'] as const;

/** Whether the browser offers to install the site. */
export const isInstallOffered = (): boolean => window.kinnariInstall !== undefined;

/** Calls the listener whenever the offer comes or goes. Returns what ends it. */
export function onInstallOffer(listener: () => void): () => void {
  // The boot script has taken the event first.
  const hear = ({ type }: Event): void => {
    if (type === 'appinstalled') window.kinnariInstall = undefined;
    listener();
  };
  for (const event of events) addEventListener(event, hear);
  return () => {
    for (const event of events) removeEventListener(event, hear);
  };
}

/** Lets the browser ask whether to install the site; it does so once for each offer. Returns whether the player agreed. */
export async function install(): Promise<boolean> {
  const asked = window.kinnariInstall;
  if (asked === undefined) return false;
  window.kinnariInstall = undefined;
  try {
    return (await asked.prompt()).outcome === 'accepted';
  } finally {
    dispatchEvent(new Event('kinnari:install'));
  }
}
