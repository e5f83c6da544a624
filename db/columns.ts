import type { ColumnType } from 'kysely'

/** Read as a Date (milliseconds), written as a Date or ISO 8601 text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>
/** bigint arrives as text: cast to a number in the query, where it is known to be small. */
export type BigInteger = ColumnType<string, number, number>
