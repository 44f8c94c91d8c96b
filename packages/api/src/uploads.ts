import * as v from 'valibot';
import { type FileBody, type OperationDocs, defineOperation } from './operation.ts';
import { notEmpty, wholeNumber } from './primitives.ts';
import { uploadTypes } from './uploadLimits.ts';

/** The `reason` in the detail of `upload_invalid`. The type is that of the first bytes, whatever the file's name. */
export const uploadRefusals = ['type', 'size', 'count'] as const;
export type UploadRefusal = (typeof uploadRefusals)[number];

const bytes = v.custom<FileBody['bytes']>((value) => value instanceof Uint8Array, 'bytes');

export const uploadedFile = v.object({
  /** Named by the operation that the file belongs to, such as `withdrawConfirm`. */
  id: v.pipe(v.string(), notEmpty),
  name: v.string(),
  bytes: wholeNumber,
  /**
   * A path of the platform, or a URL on an image host. Signed by the platform for the session that asked: it ends within ten
   * minutes and with the session, and is answered with 404 then, when it was changed, and with the token of another account. Each
   * read of the record that the picture belongs to has a new one.
   */
  url: v.string(),
});
export type UploadedFile = v.InferOutput<typeof uploadedFile>;

export const fileUpload = defineOperation({
  id: 'fileUpload',
  method: 'POST',
  path: '/wps/member/upload',
  effect: 'account',
  changes: [],
  auth: 'member',
  body: 'file',
  // 5 MB on a slow phone: about 30 kB/s.
  deadlineMs: 180_000,
  refusals: ['upload_invalid'],
  input: v.object({ name: v.string(), type: v.picklist(uploadTypes), bytes }),
  output: uploadedFile,
});
export const fileUploadDocs: OperationDocs<typeof fileUpload> = {
  summary: 'Uploads one picture: png or jpg, at most 5 MB (CON-02).',
  example: {
    name: 'statement.png',
    type: 'image/png',
    bytes: /* @__PURE__ */ new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  assumed: true,
};
