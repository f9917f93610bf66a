export const EXAMPLE_ID = '0198c0de-7c1f-7d4e-9b6a-2f4c8f1e5a30'

/** Examples of the shapes that a JSON Schema names by `format`. */
export const formatExamples: Readonly<Record<string, string>> = {
  uuid: EXAMPLE_ID,
  date: '2026-11-23',
  'date-time': '2026-11-23T08:00:00Z',
  email: 'ada@example.com',
  uri: 'https://hr.example.com/',
}

/** Texts of which one fits each pattern of the contracts. */
const shapes = [
  '2026-11-23 08:00:00',
  '2026-11-23T08:00:00Z',
  '2026-11-23',
  '2026-11',
  '09:30',
  'EUR',
  '12.50',
  '7',
  '#3366ff',
  'DE',
]

/** Returns a text of this pattern, if one is known. */
export const fitting = (pattern: unknown): string | undefined =>
  typeof pattern === 'string' ? shapes.find((text) => new RegExp(pattern).test(text)) : undefined
