import type { VendorView } from '#core/catalogue/vendorView.ts';
import type { BrandMarkProps } from '#core/components/BrandMark.tsx';
import type { Remote } from '#core/data/remote.ts';
import type { AnalyticsChoice } from '#core/site/useAnalytics.ts';
import type { DomainRoute } from './domains.model.ts';
import type { AppName, ChannelName, FooterBlock } from './footer.model.ts';

/** An installable app. */
export interface AppView {
  readonly name: AppName;
  /** Absolute URL, for the QR code. */
  readonly url: string;
}

/** One of the brand's social channels. */
export interface ChannelView {
  readonly name: ChannelName;
  readonly url: string;
}

export interface PaymentView {
  readonly id: string;
  readonly name: string;
  /** URL of the icon; null when the image must not be loaded. */
  readonly icon: string | null;
}

export interface LicenceView {
  readonly id: string;
  readonly name: string;
  /** Licence number; null for a brand without one. */
  readonly number: string | null;
  /** Link to the register; null when there is none, or none that may be followed. */
  readonly verifyHref: string | null;
}

export interface FooterScreenProps {
  readonly brand: BrandMarkProps['brand'];
  /** The blocks to show, in the operator's order. */
  readonly blocks: readonly FooterBlock[];
  /** Called once when the footer is less than a screen away, to load its data. */
  readonly onNear: () => void;
  readonly apps: Remote<readonly AppView[]>;
  readonly downloadHref: string;
  /** Every vendor once. */
  readonly vendors: Remote<readonly VendorView[]>;
  /** Path of the help page; its sections are anchors. */
  readonly helpHref: string;
  /** Pages beside the games, by the route whose title they have; none that the operator has switched off. */
  readonly pages: readonly { readonly name: 'promotions' | 'pointMall' | 'vip'; readonly href: string }[];
  /** Link to the player's limits (RSP-05); null where the operator has switched them off. */
  /** The player's choice about statistics of use; null where there is none. */
  readonly analytics: AnalyticsChoice | null;
  readonly limitsHref: string | null;
  readonly channels: Remote<readonly ChannelView[]>;
  readonly payments: Remote<readonly PaymentView[]>;
  readonly licences: Remote<readonly LicenceView[]>;
  /** The site's hosts with their speeds, the current one included; empty when there is no other. */
  readonly domains: Remote<readonly DomainRoute[]>;
  /** The current host. */
  readonly host: string;
  /** Year of the copyright line, formatted. */
  readonly year: string;
  readonly minAge: number;
}
