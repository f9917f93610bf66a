/**
 * Returns the birthdays in a range, both ends included. In common years 29 February falls on the
 * 28th.
 */
export function birthdaysBetween(birthday: string, from: string, to: string): string[] {
  const days: string[] = []

  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    const day = `${year}-${birthday.slice(5) === '02-29' && !isLeap(year) ? '02-28' : birthday.slice(5)}`
    if (day >= from && day <= to && day >= birthday) days.push(day)
  }

  return days
}

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29
