import { LazySection } from '#core/components/LazySection.tsx';
import { usePlatform } from '#core/data/platform.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { PageSlots } from '#core/site/pageSlots.ts';
import { NoticeBar } from '#features/content/notices/NoticeBar.tsx';
import { useNoticeBar } from '#features/content/notices/useNoticeBar.ts';
import { AuthBanner } from '#features/layout/banner/AuthBanner.tsx';
import { PageSettings } from '#features/layout/pageSettings/PageSettings.tsx';
import { usePageSettings } from '#features/layout/pageSettings/usePageSettings.ts';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';
import { News } from './News.tsx';

export interface BarePagePartProps {
  readonly of: 'notices' | 'settings' | 'contact' | Parameters<PageSlots['banner']>[0];
}

const SessionEnded = lazyComponent(() =>
  import('#features/auth/ended/SessionEnded.tsx').then((part) => part.SessionEnded),
);

const Contact = lazyComponent(() =>
  import('#features/account/messages/feedback/Feedback.tsx').then((part) => part.Feedback),
);

/**
 * A part of another domain: banners, the notice bar, or language, theme and customer service for a page without the header;
 * the form to write to customer service for the help page.
 */
export function BarePagePart({ of }: BarePagePartProps) {
  if (of === 'notices') return <Notices />;
  if (of === 'contact') return <Contact />;
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

function Settings() {
  const { session } = usePlatform();
  return (
    <>
      <PageSettings {...usePageSettings()} />
      <MaintenanceNotice />
      {/* A page for members leads here when the session ends. */}
      <LazySection optional>{session.refusal() !== undefined && <SessionEnded />}</LazySection>
    </>
  );
}
