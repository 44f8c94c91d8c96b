import { screens } from 'virtual:screens/member';
import { CentrePage } from '#core/centre/CentrePage.tsx';
import { memberPages } from '#core/routing/centrePages.ts';
import { MemberCentreDialog } from '#features/account/memberCentre/MemberCentreDialog.tsx';
import { type MemberCentreOptions, useMemberCentre } from '#features/account/memberCentre/useMemberCentre.ts';
import { screenOf } from './screens.tsx';

/** What the hook of a member page receives. */
export interface MemberPageOptions {
  /** Opens the confirmation of the sign-out. */
  readonly onSignOut: () => void;
}

export interface MemberCentreProps extends Pick<MemberCentreOptions, 'asking'>, MemberPageOptions {}

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
