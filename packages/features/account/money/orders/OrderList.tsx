import { type ReactNode, useId } from 'react';
import { Pages } from '#core/components/Pages.tsx';
import { RemoteView } from '#core/components/RemoteView.tsx';
import type { Remote } from '#core/data/remote.ts';
import { Heading } from '#ui/Heading/Heading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { list as listClass } from './orders.css.ts';

export interface OrderListProps<Order> {
  /** Returns its title, that of its error state, what is shown without entries, and the name of the links to other pages. */
  words: (of: 'title' | 'failed' | 'empty' | 'pages') => string;
  orders: Remote<{ readonly list: readonly Order[]; readonly totalPages: number }>;
  /** The shown page, from 1. */
  pageNo: number;
  onPage: (pageNo: number) => void;
  /** Renders an entry as a list item, with its key. */
  children: (order: Order) => ReactNode;
}

/** Movements of one kind page by page, newest first, under a heading. */
export function OrderList<Order>(props: OrderListProps<Order>) {
  const { words, orders, pageNo, onPage, children } = props;
  const id = useId();
  return (
    <Stack as="section" gap="sm" aria-labelledby={id}>
      <Heading level={3} size="md" id={id}>
        {words('title')}
      </Heading>
      <RemoteView compact remote={orders} failed={words('failed')} skeleton={<Skeleton shape="text" lines={4} />}>
        {({ list, totalPages }, refreshing) =>
          list.length === 0 && totalPages <= 1 ? (
            <Text tone="muted">{words('empty')}</Text>
          ) : (
            <>
              <ul role="list" className={listClass} aria-busy={refreshing}>
                {list.map(children)}
              </ul>
              <Pages label={words('pages')} page={pageNo} totalPages={totalPages} busy={refreshing} onPage={onPage} />
            </>
          )
        }
      </RemoteView>
    </Stack>
  );
}
