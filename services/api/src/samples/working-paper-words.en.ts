import { counted } from '@workledger/contracts/kernel/written'
import type { Population, SampleMark } from '@workledger/contracts/samples/sample-kinds'

interface Counts {
  readonly passed: number
  readonly exceptions: number
  readonly notes: number
  readonly open: number
}

export interface PaperTexts {
  title: string
  population: Record<Population, string>
  status: Record<'in_progress' | 'finished', string>
  /** A part of a whole, both written. */
  of: (part: string, whole: string) => string
  fact: Record<
    | 'company'
    | 'population'
    | 'period'
    | 'size'
    | 'sums'
    | 'seed'
    | 'algorithm'
    | 'position'
    | 'head'
    | 'digest'
    | 'drawn'
    | 'status'
    | 'results'
    | 'made',
    string
  >
  column: Record<
    | 'number'
    | 'name'
    | 'day'
    | 'what'
    | 'amount'
    | 'currency'
    | 'days'
    | 'result'
    | 'note'
    | 'why'
    | 'marked'
    | 'key'
    | 'stream',
    string
  >
  mark: Record<SampleMark | 'open', string>
  results: (counts: Counts) => string
  /** Lines for signature and date. */
  signature: readonly string[]
}

export const en: PaperTexts = {
  title: 'Working paper',
  population: {
    pay: 'Approved pay run entries',
    leaves: 'Approved leaves',
    expenses: 'Approved expenses',
    invoices: 'Issued invoices',
    contracts: 'Contract changes',
  },
  status: { in_progress: 'In progress', finished: 'Finished' },
  of: (part, whole) => `${part} of ${whole}`,
  fact: {
    company: 'Company',
    population: 'Population',
    period: 'Period',
    size: 'Sample of population',
    sums: 'Amounts, sample of all',
    seed: 'Seed',
    algorithm: 'Method of the draw',
    position: 'Log up to position',
    head: 'Hash of that event',
    digest: 'SHA-256 of the population',
    drawn: 'Drawn',
    status: 'Status',
    results: 'Results',
    made: 'This paper',
  },
  column: {
    number: '#',
    name: 'Subject',
    day: 'Day',
    what: 'Detail',
    amount: 'Amount',
    currency: 'Currency',
    days: 'Days',
    result: 'Result',
    note: 'Note',
    why: 'What the server found',
    marked: 'Marked',
    key: 'Key',
    stream: 'Stream',
  },
  mark: { pass: 'Passed', exception: 'Exception', note: 'Note', open: 'Open' },
  results: ({ passed, exceptions, notes, open }) =>
    [
      `${passed} passed`,
      counted('en', exceptions, { one: '1 exception', other: `${exceptions} exceptions` }),
      counted('en', notes, { one: '1 note', other: `${notes} notes` }),
      `${open} open`,
    ].join(', '),
  signature: ['Tested by, date', 'Reviewed by, date'],
}
