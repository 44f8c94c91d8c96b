import type { CommandPaletteDialogProps } from './commandPalette.types.ts';
import { CommandPaletteDialog } from './CommandPaletteDialog.tsx';
import { useCommandPalette } from './useCommandPalette.ts';

/** The command palette: searches pages, vendors, games and lotteries from any page. */
export function CommandPalette(props: Pick<CommandPaletteDialogProps, 'open' | 'onClose'>) {
  return <CommandPaletteDialog {...useCommandPalette(props)} />;
}
