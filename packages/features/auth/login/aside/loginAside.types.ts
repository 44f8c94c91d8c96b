import type { VendorView } from '#core/catalogue/vendorView.ts';
import type { Remote } from '#core/data/remote.ts';
import type { LoginHost, LoginLinks } from '../login.types.ts';
import type { AsideGroupId } from './aside.model.ts';

/** A vendor in the panel. `href` is the address of its lobby or of the login; `onPress` replaces following it. */
export interface AsideVendorView extends VendorView {
  readonly type: string;
  readonly onPress: () => void;
}

export interface AsideGroupView {
  readonly id: AsideGroupId;
  readonly vendors: readonly AsideVendorView[];
}

/** Props of the panel beside the login form. */
export interface LoginAsideProps extends Pick<LoginLinks, 'registerHref' | 'onRegister'> {
  readonly groups: Remote<readonly AsideGroupView[]>;
  /** Null until the player chooses a group: the first one is shown. */
  readonly chosen: AsideGroupId | null;
  readonly onChoose: (id: AsideGroupId) => void;
  /** Whether the login continues in its own window. */
  readonly waiting: boolean;
}

export interface LoginWindowOptions extends Pick<LoginHost, 'finish'> {
  /** Called when this tab navigates away, so that a dialog over the page can close. */
  readonly onLeave: () => void;
}

export type AsideAreaProps = LoginWindowOptions & Pick<LoginLinks, 'registerHref' | 'onRegister'>;
