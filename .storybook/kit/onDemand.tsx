import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense, lazy } from 'react';

/** Pages of documentation load when one is opened: stories and tests do without Storybook’s blocks. */
const Container = lazy(async () => ({ default: (await import('./KitDocsContainer.tsx')).KitDocsContainer }));
const Page = lazy(async () => ({ default: (await import('./KitDocsPage.tsx')).KitDocsPage }));

/** Loads and renders what is around a page of documentation. */
export const KitDocsContainer = (props: PropsWithChildren<{ readonly context: DocsContextProps }>) => (
  <Suspense>
    <Container {...props} />
  </Suspense>
);

/** Loads and renders a page of documentation. */
export const KitDocsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
);
