/** A message from the game page to the site that frames or opened it. It contains nothing confidential. */
export type GameMessage = { readonly type: 'game'; readonly event: 'settled' | 'exit' };

const framed = window.parent !== window;

/** Sends an event to the framing page, or to the opener when the page has its own window. */
export function tellSite(event: GameMessage['event']): void {
  const message: GameMessage = { type: 'game', event };
  if (framed) window.parent.postMessage(message, '*');
  else (window.opener as Window | null)?.postMessage(message, location.origin);
}

/** Wires the exit link. In a frame the site decides what happens; in its own window the page goes back or closes. */
export function installExit(link: HTMLAnchorElement, back: string | null): void {
  const target = safeBack(back);
  if (target !== undefined) link.href = target;
  link.addEventListener('click', (event) => {
    tellSite('exit');
    if (!framed && target !== undefined) return;
    event.preventDefault();
    if (!framed) window.close();
  });
}

/** The back URL if it is on this origin. The query parameter is untrusted input. */
function safeBack(back: string | null): string | undefined {
  if (back === null || !URL.canParse(back, location.href)) return undefined;
  const target = new URL(back, location.href);
  return target.origin === new URL(location.href).origin ? target.href : undefined;
}
