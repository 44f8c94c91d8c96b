import { type ReactNode, Suspense } from 'react';
import { CentreLoading } from '#features/memberCentre/CentreLoading.tsx';
import { MemberCentreDialog } from '#features/memberCentre/MemberCentreDialog.tsx';
import { type MemberCentreOptions, useMemberCentre } from '#features/memberCentre/useMemberCentre.ts';
import type { MemberPage } from '#features/shared/navigation.ts';
import { type MemberPageProps, memberPages } from './memberPages.tsx';
import { Region } from './Region.tsx';

const built = Object.keys(memberPages) as MemberPage[];

/** The place of a page: it can come late and fail alone, and another page starts afresh. */
export function CentrePage({ name, children }: { name: MemberPage; children: ReactNode }) {
  return (
    <Region resetKey={name}>
      <Suspense fallback={<CentreLoading />}>{children}</Suspense>
    </Region>
  );
}

/** MEM-01: the member centre, with the page that the address wants. A page that fails leaves the rest of it standing. */
export function MemberCentre({ asking, ...rest }: MemberPageProps & Pick<MemberCentreOptions, 'asking'>) {
  const centre = useMemberCentre({ built, asking });
  const Page = memberPages[centre.page];
  return (
    <MemberCentreDialog {...centre}>
      <CentrePage name={centre.page}>
        <Page {...rest} />
      </CentrePage>
    </MemberCentreDialog>
  );
}
