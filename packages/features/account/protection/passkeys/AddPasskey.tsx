import { AddDialog } from './AddDialog.tsx';
import { usePasskeys } from './usePasskeys.ts';

/** The dialog that adds a passkey, connected to the platform and to the browser, for other pages than my account. */
export function AddPasskey({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { deviceName, credential, onBegin, onCreate, onAdd } = usePasskeys();
  return <AddDialog {...{ open, deviceName, credential, onBegin, onCreate, onAdd, onClose }} />;
}
