import { roundTo, type Table } from '../benchmark.ts'
import { type Figures, type Measurement, subjects } from './measure.ts'

const DIGITS = 3

/** A table for each subject that was measured, a line for each variant, case and window. */
export function tablesOf(measurements: readonly Measurement[]): Table[] {
  return subjects
    .map((subject) => measurements.filter((measurement) => measurement.subject === subject))
    .filter((of) => of.length > 0)
    .map((of) =>
      of.map(({ variant, name, subject, windowDays, seconds, figures }) => ({
        subject,
        case: name,
        variant,
        days: windowDays ?? '',
        ...Object.fromEntries(
          Object.entries(figures).map(([figure, value]) => [
            figure,
            value === null ? '' : roundTo(value, DIGITS),
          ]),
        ),
        seconds: roundTo(seconds, 2),
      })),
    )
}

/** A measurement as `--json` prints it: its figures to three decimals. */
export function toJson(measurement: Measurement): Measurement {
  return {
    ...measurement,
    seconds: roundTo(measurement.seconds, 2),
    figures: rounded(measurement.figures),
  }
}

function rounded(figures: Figures): Figures {
  return Object.fromEntries(
    Object.entries(figures).map(([figure, value]) => [
      figure,
      value === null ? null : roundTo(value, DIGITS),
    ]),
  )
}
