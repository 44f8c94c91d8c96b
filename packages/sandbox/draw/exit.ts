/** What the page tells the site that frames it. It carries no secret, so it may go to whoever frames us. */
export type GameMessage = { readonly type: 'game'; readonly event: 'settled' | 'exit' };

const framed = window.parent !== window;

export function tellSite(event: GameMessage['event']): void {
  const message: GameMessage = { type: 'game', event };
  if (framed) window.parent.postMessage(message, '*');
  else (window.opener as Window | null)?.postMessage(message, location.origin);
}

/** Wires the way out: in a frame the site decides, in a window of its own we go back or close it. */
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

/** Only addresses of our own site: the query is in anybody's hands. */
function safeBack(back: string | null): string | undefined {
  if (back === null || !URL.canParse(back, location.href)) return undefined;
  const target = new URL(back, location.href);
  return target.origin === new URL(location.href).origin ? target.href : undefined;
}
