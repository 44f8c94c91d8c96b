/** The browser's offer to install the site. TypeScript does not know it, and Safari and Firefox do not make it. */
export interface InstallOffer extends Event {
  /** Asks the player, once and after a tap. */
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The offer that the boot script has kept: the browser makes it soon after the start, on any page. */
    kinnariInstall?: InstallOffer | undefined;
  }
}
