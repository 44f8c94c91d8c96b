import { type ReactNode, Suspense } from 'react';
import { screens } from 'virtual:screens/member';
import { SectionErrorBoundary } from '#core/components/SectionErrorBoundary.tsx';
import { type MemberPage, memberPages } from '#core/routing/routes.ts';
import { MemberCentreDialog } from '#features/account/memberCentre/MemberCentreDialog.tsx';
import { MemberCentreLoading } from '#features/account/memberCentre/MemberCentreLoading.tsx';
import { type MemberCentreOptions, useMemberCentre } from '#features/account/memberCentre/useMemberCentre.ts';
import { screenOf } from './screens.tsx';

/** What the hook of a member page receives. */
export interface MemberPageOptions {
  /** Opens the confirmation of the sign-out. */
  readonly onSignOut: () => void;
}

export interface MemberCentreProps extends Pick<MemberCentreOptions, 'asking'>, MemberPageOptions {}

/** Loads one page of the member centre. A failure is limited to the page; changing the page resets it. */
export function CentrePage({ name, children }: { name: MemberPage; children: ReactNode }) {
  return (
    <SectionErrorBoundary resetKey={name}>
      <Suspense fallback={<MemberCentreLoading />}>{children}</Suspense>
    </SectionErrorBoundary>
  );
}

/** The member centre with the page of the current URL (MEM-01). */
export function MemberCentre({ asking, onSignOut }: MemberCentreProps) {
  const centre = useMemberCentre({ asking });
  const Page = screenOf(memberPages[centre.page], screens);
  const options: MemberPageOptions = { onSignOut };
  return (
    <MemberCentreDialog {...centre}>
      <CentrePage name={centre.page}>
        <Page key={centre.page} options={options} />
      </CentrePage>
    </MemberCentreDialog>
  );
}
