/** Props of the warning before the idle time-out (LGN-15). */
export interface IdleDialogProps {
  readonly open: boolean;
  /** How long is left, in ms. */
  readonly leftMs: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}
