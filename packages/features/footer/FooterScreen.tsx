import type { ReactNode } from 'react';
import type { BrandMarkProps } from '../shared/BrandMark.tsx';
import type { Remote } from '../shared/remote.ts';
import type { VendorView } from '../shared/vendorView.ts';
import type { DomainRoute } from './domains.model.ts';
import { type AppName, type ChannelName, type FooterBlock, footerRows } from './footer.model.ts';
import { column, ground, rowKinds } from './FooterScreen.css.ts';
import { Apps } from './parts/Apps.tsx';
import { Domains } from './parts/Domains.tsx';
import { Help } from './parts/Help.tsx';
import { Legal } from './parts/Legal.tsx';
import { Licences } from './parts/Licences.tsx';
import { Near } from './parts/Near.tsx';
import { Payments } from './parts/Payments.tsx';
import { Vendors } from './parts/Vendors.tsx';

export interface AppView {
  readonly name: AppName;
  /** Absolute: a camera has to find it. */
  readonly address: string;
}

export interface ChannelView {
  readonly name: ChannelName;
  readonly address: string;
}

export interface PaymentView {
  readonly id: string;
  readonly name: string;
  /** Null when it is not one we may load. */
  readonly icon: string | null;
}

export interface LicenceView {
  readonly id: string;
  readonly name: string;
  /** Null for a brand that has none to show. */
  readonly number: string | null;
  /** Where it can be checked; null when there is no such place, or none that we may go to. */
  readonly verifyHref: string | null;
}

export interface FooterScreenProps {
  readonly brand: BrandMarkProps['brand'];
  /** In the operator's order. */
  readonly blocks: readonly FooterBlock[];
  /** The footer comes near: what it has to ask for is asked now. */
  readonly onNear: () => void;
  readonly apps: Remote<readonly AppView[]>;
  readonly downloadHref: string;
  readonly vendors: Remote<readonly VendorView[]>;
  /** The path of the help; its sections are anchors on it. */
  readonly helpHref: string;
  readonly channels: Remote<readonly ChannelView[]>;
  readonly payments: Remote<readonly PaymentView[]>;
  readonly licences: Remote<readonly LicenceView[]>;
  /** Other addresses of this site, and the one in use; empty where there is no other. */
  readonly domains: Remote<readonly DomainRoute[]>;
  /** The host in use. */
  readonly host: string;
  /** As the copyright line writes it. */
  readonly year: string;
  readonly minAge: number;
}

/** The foot of the site (FTR-01). Each block stands alone: one that has nothing to show is not there, and says nothing. */
export function FooterScreen(props: FooterScreenProps) {
  const { blocks, onNear } = props;
  return (
    <footer className={ground}>
      <Near onNear={onNear} />
      <div className={column}>
        {footerRows(blocks).map((row) => (
          <div key={row.join()} className={rowKinds[row.includes('legal') ? 'last' : 'normal']}>
            {row.map((block) => (
              <Block key={block} block={block} {...props} />
            ))}
          </div>
        ))}
      </div>
    </footer>
  );
}

function Block({ block, ...props }: FooterScreenProps & { block: FooterBlock }): ReactNode {
  switch (block) {
    case 'apps':
      return <Apps {...props} />;
    case 'vendors':
      return <Vendors {...props} />;
    case 'help':
      return <Help {...props} />;
    case 'payments':
      return <Payments {...props} />;
    case 'licences':
      return <Licences {...props} />;
    case 'domains':
      return <Domains {...props} />;
    case 'legal':
      return <Legal {...props} />;
  }
}
