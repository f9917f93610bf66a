import type * as z from 'zod'

/**
 * What is wrong with a value, for people, where the contract has no words of its own; zod's are for developers. Given to
 * zod as the error map of a parse, which is asked only for schemas without a message.
 */
export function sentenceOf(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return 'Required!'
  switch (issue.code) {
    case 'invalid_type':
      return 'This value has the wrong type.'
    case 'unrecognized_keys':
      return 'This field is not known.'
    case 'too_big':
      return tooBig(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'invalid_format':
      return formats[String(issue.format)] ?? 'This value is not valid.'
    default:
      return 'This value is not valid.'
  }
}

const formats: Record<string, string> = {
  uuid: 'This is not a known id.',
  date: 'Please enter a date as YYYY-MM-DD.',
  email: 'The input is not valid E-mail!',
}
const tooBig = ({ origin, maximum }: z.core.$ZodRawIssue) =>
  origin === 'string' ? `At most ${maximum} characters.` : origin === 'array' ? `At most ${maximum} entries.` : `At most ${maximum}.`
const tooSmall = ({ origin, minimum }: z.core.$ZodRawIssue) =>
  origin === 'string' ? `At least ${minimum} characters.` : origin === 'array' ? `At least ${minimum} entries.` : `At least ${minimum}.`
