import { readFileSync } from 'node:fs'

/**
 * Returns the processors for work that can wait: the second half of this process's processors.
 * Answers to people thus always find one free. Undefined if Linux does not list them or there is
 * only one.
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

/** Returns the second half of a processor list in the syntax of `taskset` and Linux. */
export function secondHalf(list: string): string | undefined {
  const numbers = processorNumbers(list)
  return numbers.length < 2 ? undefined : numbers.slice(Math.ceil(numbers.length / 2)).join(',')
}

/** Expands a list of numbers and ranges, such as `0-3,8`. */
export const processorNumbers = (list: string): number[] =>
  list
    .split(',')
    .filter(Boolean)
    .flatMap((part) => {
      const [from = 0, to = from] = part.split('-').map(Number)
      return Array.from({ length: to - from + 1 }, (_, n) => from + n)
    })
