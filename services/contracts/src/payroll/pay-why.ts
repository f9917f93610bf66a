import * as z from 'zod'
import { id } from '../kernel/shapes'

export const why = z.object({
  entry_id: id(),
  currency: z.string(),
  /** Each number with its rule, the rule's inputs, and the source events. */
  numbers: z.array(
    z.object({
      number: z.enum([
        'basic',
        'allowance',
        'deduction',
        'correction',
        'expense',
        'work_hours',
        'basic_pay',
        'gross_pay',
        'net_pay',
      ]),
      kind: z.enum([
        ...([
          'salary',
          'unpaid',
          'hours',
          'leave',
          'holiday',
          'fixed',
          'percent',
          'settled',
          'payout',
          'typed',
          'carried',
          'correction',
          'expense',
          'sum',
        ] as const),
      ]),
      name: z.string(),
      formula: z.string(),
      /** The formula in words, with its inputs' names. */
      rule: z.string(),
      inputs: z.record(z.string(), z.unknown()),
      /**
       * The parts that give the result to the cent: the product of `multiply` ÷ the product of
       * `divide`, rounded once, less `less`. The first factor is the rate or value, the last the
       * quantity in `unit`. Null for sums.
       */
      line: z
        .object({
          unit: z.enum(['days', 'seconds', 'hours', 'percent', 'whole']),
          multiply: z.array(z.string()),
          divide: z.array(z.string()),
          less: z.string(),
          /** The factor in seconds: displayed in hours, with 3,600 removed from `divide`. */
          in_seconds: z.number().nullable(),
        })
        .nullable(),
      /** The quantity day by day, if it counts hours or days of leave. */
      days: z.array(z.object({ day: z.string(), quantity: z.string() })),
      result: z.string(),
      events: z.array(
        z.object({
          id: id(),
          position: z.string(),
          type: z.string(),
          stream: z.string(),
          occurred_at: z.string(),
        }),
      ),
    }),
  ),
})

export type Why = z.output<typeof why>
