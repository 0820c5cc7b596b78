import * as v from 'valibot';

/* What server and encoder say to each other. Bytes travel as they are ("advanced" serialization of Node). */

const Bytes = v.custom<Uint8Array>((value) => value instanceof Uint8Array);

export const EncoderJobSchema = v.object({
  jpeg: Bytes,
  picture: v.object({ hash: v.string(), width: v.number(), height: v.number(), color: v.string() }),
});
export type EncoderJob = v.InferOutput<typeof EncoderJobSchema>;

export const EncoderMessageSchema = v.variant('kind', [
  /** Once, when it can take jobs. */
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('file'), name: v.string(), type: v.string(), bytes: Bytes }),
  /** After the last file of a job. */
  v.object({ kind: v.literal('done') }),
  v.object({ kind: v.literal('failed'), message: v.string() }),
]);
export type EncoderMessage = v.InferOutput<typeof EncoderMessageSchema>;
