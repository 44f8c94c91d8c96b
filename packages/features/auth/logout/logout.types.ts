/** Props of the sign-out dialog. */
export interface LogoutProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /**
   * Resolves when this device is signed out, whatever the platform answers.
   * @param forget also removes what this device knows of the player
   */
  readonly onConfirm: (forget: boolean) => Promise<void>;
}
