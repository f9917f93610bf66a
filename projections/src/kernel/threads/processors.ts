import { readFileSync } from 'node:fs'

/**
 * Returns the processors for work that can wait: the second half of those that this process may
 * use, so that answers to people always find one. Undefined where Linux does not say, or where
 * there is one alone.
 */
export function processorsInBackground(): string | undefined {
  try {
    return secondHalf(
      /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '',
    )
  } catch {
    return undefined
  }
}

/** Of a list as `taskset` takes it and Linux gives it. */
export function secondHalf(list: string): string | undefined {
  const numbers = processorNumbers(list)
  return numbers.length < 2 ? undefined : numbers.slice(Math.ceil(numbers.length / 2)).join(',')
}

/** Of a list of numbers and ranges, such as `0-3,8`. */
export const processorNumbers = (list: string): number[] =>
  list
    .split(',')
    .filter(Boolean)
    .flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map(Number)
      return Array.from({ length: to - from + 1 }, (_, n) => from + n)
    })
