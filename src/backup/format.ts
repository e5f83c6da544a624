import { z } from 'zod'
import { IsoTime } from '../model/index.ts'

/*
 * A backup is one file: the MAGIC line, then frames, the last of kind `end`. A frame is
 *
 *   kind (1 byte), length of its body (4 bytes, the highest first), body, SHA-256 (32 bytes) of all bytes of the file before it
 *
 * so that damage anywhere is told at the first frame behind it, before that frame is used; a file that was cut has no
 * end. The kinds come in this order: header; of each table its data and its end; end. The bodies of all but data are JSON.
 */

/** The number is the format's: other programs than this one's refuse it. */
export const MAGIC = Buffer.from('trend-research backup 1\n')
/** What every format's magic begins with. */
export const MAGIC_WITHOUT_VERSION = MAGIC.subarray(0, -2)

export const kinds = { header: 72, data: 68, tableEnd: 84, end: 69 } as const
export type Kind = keyof typeof kinds

/** Kind and length. */
export const FRAME_HEAD_BYTES = 5
export const CHECKSUM_BYTES = 32
/** Rows of a table in COPY's text format, which a data frame has as raw deflate: so much memory a frame needs. */
export const DATA_BYTES = 256 * 1024
/** Deflate adds a few bytes to what it cannot shorten. */
export const MAX_BODY_BYTES = DATA_BYTES + 1024

const name = z.string().min(1).max(100)
const count = z.number().int().nonnegative()
/** Fits PostgreSQL's bigint. */
const bigInteger = z.string().regex(/^\d{1,18}$/)

export const Header = z
  .object({
    schemaVersion: count.min(1),
    madeAt: IsoTime,
    tables: z
      .array(z.object({ name, columns: z.array(name).min(1).readonly() }).strict())
      .max(1000)
      .readonly(),
  })
  .strict()
export type Header = z.output<typeof Header>

export const TableEnd = z
  .object({
    table: name,
    rows: count,
    /** Of its rows as they are unpacked. */
    bytes: count,
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .strict()
export type TableEnd = z.output<typeof TableEnd>

export const End = z
  .object({
    rows: count,
    nextNumbers: z.array(z.object({ table: name, column: name, next: bigInteger }).strict()).max(1000),
  })
  .strict()
export type End = z.output<typeof End>
