import { DownloadScreen } from '#features/download/DownloadScreen.tsx';
import { useDownloadScreen } from '#features/download/useDownloadScreen.ts';

export function Page() {
  return <DownloadScreen {...useDownloadScreen()} />;
}
