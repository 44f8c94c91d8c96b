import { EnvelopeWork } from './EnvelopeWork.tsx';
import { ExportWork } from './ExportWork.tsx';
import { MessageWork } from './MessageWork.tsx';
import { RatesWork } from './RatesWork.tsx';
import type { WorkPart } from './selection.types.ts';

/** Work on the picked accounts, connected to the platform. */
export function Work(part: WorkPart) {
  switch (part.work) {
    case 'message':
      return <MessageWork {...part} />;
    case 'envelope':
      return <EnvelopeWork {...part} />;
    case 'rates':
      return <RatesWork {...part} />;
    case 'export':
      return <ExportWork {...part} />;
  }
}
