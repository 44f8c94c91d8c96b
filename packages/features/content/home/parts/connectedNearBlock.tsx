import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Heading } from '#ui/Heading/Heading.tsx';
import type { NearBlock } from '../home.types.ts';
import { block as blockClass, head, room } from './Block.css.ts';
import { Near } from './Near.tsx';
import type { ConnectedBlockProps } from './near/ConnectedBlock.tsx';

const ConnectedBlock = lazyComponent<ConnectedBlockProps>(() =>
  import('./near/ConnectedBlock.tsx').then((part) => part.ConnectedBlock),
);

/** A block that loads its code and its data when it is near the viewport. Until then its place is kept. */
export const connectedNearBlock = (block: NearBlock): ReactNode => <WhenNear block={block} />;

function WhenNear({ block }: { block: NearBlock }) {
  const [isNear, setNear] = useState(false);
  const place = <BlockPlace block={block} />;
  if (!isNear) return <Near onNear={() => setNear(true)}>{place}</Near>;
  return (
    <Suspense fallback={place}>
      <ConnectedBlock block={block} place={place} />
    </Suspense>
  );
}

/** The heading of a block over the place of its content. */
function BlockPlace({ block }: { block: NearBlock }) {
  const { t } = useTranslation('home');
  return (
    <section className={blockClass}>
      <div className={head}>
        <Heading level={2}>{t(`${block}.title`)}</Heading>
      </div>
      <div className={room[block]} aria-hidden />
    </section>
  );
}
