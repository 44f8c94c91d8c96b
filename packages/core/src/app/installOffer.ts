import type { InstallOffer } from './installOffer.types.ts';

const events = ['beforeinstallprompt', 'appinstalled', 'kinnari:install'] as const;

/** What the browser offers, or what became of its last offer. */
export type InstallState = 'none' | 'offered' | 'declined' | 'installed';

let last: Exclude<InstallState, 'offered'> = 'none';

/** Whether the browser offers to install the site, and otherwise what became of that. A new offer replaces what was. */
export const installState = (): InstallState => (window.kinnariInstall === undefined ? last : 'offered');

/** Calls the listener whenever the state changes. Returns what ends it. */
export function onInstallState(listener: () => void): () => void {
  // The boot script has taken the event first.
  const hear = ({ type }: Event): void => {
    if (type === 'appinstalled') end('installed');
    listener();
  };
  for (const event of events) addEventListener(event, hear);
  return () => {
    for (const event of events) removeEventListener(event, hear);
  };
}

function end(state: typeof last): void {
  window.kinnariInstall = undefined;
  last = state;
}

/** Lets the browser ask whether to install the site; it does so once for each offer, and only after a tap. */
export async function install(): Promise<void> {
  const asked = window.kinnariInstall;
  if (asked === undefined) return;
  // Before the answer: a second tap asks no second time.
  end('none');
  end(await answerOf(asked));
  dispatchEvent(new Event('kinnari:install'));
}

/** A question that the browser does not open is as good as declined: there are other ways. */
const answerOf = (asked: InstallOffer): Promise<'installed' | 'declined'> =>
  asked.prompt().then(
    ({ outcome }) => (outcome === 'accepted' ? 'installed' : 'declined'),
    () => 'declined',
  );
