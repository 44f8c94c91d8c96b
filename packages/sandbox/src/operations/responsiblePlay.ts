import { ok } from '#api/errors.ts';
import type * as contract from '#api/responsiblePlay.ts';
import type { Handler } from '../handler.ts';
import { statusView } from '../play/statusView.ts';

export const playStatus: Handler<typeof contract.playStatus> = (context) => ok(statusView(context));
