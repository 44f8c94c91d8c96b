import type { ApiError } from '#api/errors.ts';

/** Why a service cannot be opened. */
export type ServiceProblem =
  | { readonly kind: 'call'; readonly error: ApiError }
  /** The configuration has no URL, or one that is not allowed. */
  | { readonly kind: 'address' }
  /** The code that reads the configuration failed to load. */
  | { readonly kind: 'program' };

/** Loading state of the chat. */
export type ChatState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'failed';
      readonly problem: ServiceProblem;
      readonly retry: () => void;
      /** True while a retry is running. @default false */
      readonly refreshing?: boolean;
    }
  /** `sandbox` is the value of the iframe's attribute. */
  | { readonly status: 'ready'; readonly url: string; readonly sandbox: string };

export interface ChatRoomDialogProps {
  readonly open: boolean;
  /** The operator's name for the chat. */
  readonly title: string;
  readonly chat: ChatState;
  /** Continues in a window of its own. Must be called synchronously in the click handler. */
  readonly onWindow: () => void;
  readonly onClose: () => void;
}
