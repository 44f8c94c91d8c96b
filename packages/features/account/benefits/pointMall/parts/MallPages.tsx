import { LazySection } from '#core/components/LazySection.tsx';
import type { PagesProps } from '#core/components/Pages.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';

const Pages = lazyComponent(async () => (await import('#core/components/Pages.tsx')).Pages);

/** The pages of a list of the mall. Most lists have one, so the texts of further ones are loaded when there are some. */
export function MallPages(props: PagesProps) {
  if (props.totalPages <= 1) return null;
  return (
    <LazySection>
      <Pages {...props} />
    </LazySection>
  );
}
