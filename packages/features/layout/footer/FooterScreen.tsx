import { Fragment, type ReactNode, useRef } from 'react';
import { useNearViewport } from '#ui/NearViewport/useNearViewport.ts';
import { type FooterBlock, footerRows } from './footer.model.ts';
import type { FooterScreenProps } from './footer.types.ts';
import { column, footer, rowKinds } from './FooterScreen.css.ts';
import { Apps } from './parts/Apps.tsx';
import { Domains } from './parts/Domains.tsx';
import { Help } from './parts/Help.tsx';
import { Legal } from './parts/Legal.tsx';
import { Licences } from './parts/Licences.tsx';
import { Payments } from './parts/Payments.tsx';
import { Vendors } from './parts/Vendors.tsx';

/** Site footer (FTR-01). Blocks are independent; a block that is empty or fails to load renders nothing. */
export function FooterScreen(props: FooterScreenProps) {
  const element = useRef<HTMLElement>(null);
  useNearViewport(element, (isNear) => isNear && props.onNear(), { margin: '100%', once: true });
  return (
    <footer ref={element} className={footer}>
      <div className={column}>
        {footerRows(props.blocks).map((row) => (
          <div key={row.join()} className={rowKinds[row.includes('legal') ? 'last' : 'normal']}>
            {row.map((block) => (
              <Fragment key={block}>{renderBlock(block, props)}</Fragment>
            ))}
          </div>
        ))}
      </div>
    </footer>
  );
}

function renderBlock(block: FooterBlock, props: FooterScreenProps): ReactNode {
  switch (block) {
    case 'apps':
      return <Apps apps={props.apps} downloadHref={props.downloadHref} />;
    case 'vendors':
      return <Vendors vendors={props.vendors} />;
    case 'help':
      return <Help helpHref={props.helpHref} pages={props.pages} channels={props.channels} />;
    case 'payments':
      return <Payments payments={props.payments} />;
    case 'licences':
      return <Licences licences={props.licences} />;
    case 'domains':
      return <Domains domains={props.domains} host={props.host} />;
    case 'legal':
      return (
        <Legal
          brand={props.brand}
          year={props.year}
          minAge={props.minAge}
          helpHref={props.helpHref}
          limitsHref={props.limitsHref}
          analytics={props.analytics}
        />
      );
  }
}
