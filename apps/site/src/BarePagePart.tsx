import type { PageSlots } from '#core/site/pageSlots.ts';
import { NoticeBar } from '#features/content/notices/NoticeBar.tsx';
import { useNoticeBar } from '#features/content/notices/useNoticeBar.ts';
import { AuthBanner } from '#features/layout/banner/AuthBanner.tsx';
import { PageSettings } from '#features/layout/pageSettings/PageSettings.tsx';
import { usePageSettings } from '#features/layout/pageSettings/usePageSettings.ts';
import { News } from './News.tsx';

export interface BarePagePartProps {
  readonly of: 'notices' | 'settings' | Parameters<PageSlots['banner']>[0];
}

/** A part of the header for a page without it: banners, the notice bar, or language, theme and customer service. */
export function BarePagePart({ of }: BarePagePartProps) {
  if (of === 'notices') return <Notices />;
  return of === 'settings' ? <Settings /> : <AuthBanner group={of} />;
}

/** The notice bar and its dialog. News does not open over a form by itself. */
function Notices() {
  const { bar, clicked } = useNoticeBar();
  return (
    <>
      <NoticeBar {...bar} />
      <News paused clicked={clicked} />
    </>
  );
}

const Settings = () => <PageSettings {...usePageSettings()} />;
