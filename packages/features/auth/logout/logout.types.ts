/** Props of the sign-out dialog. */
export interface LogoutProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Resolves when this device is signed out, whatever the platform answers. */
  readonly onConfirm: () => Promise<void>;
}
