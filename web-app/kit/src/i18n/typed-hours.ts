/** Returns the seconds of typed hours: `7:30`, `7.5` or `7,5`; undefined for other text. */
export function typedHours(text: string): number | undefined {
  const clock = /^(-?)(\d{1,4}):([0-5]\d)$/.exec(text.trim())

  if (clock) return (clock[1] ? -1 : 1) * (Number(clock[2]) * 3600 + Number(clock[3]) * 60)

  const decimal = /^-?\d{1,4}([.,]\d{1,2})?$/.exec(text.trim())
  return decimal ? Math.round(Number(text.trim().replace(',', '.')) * 3600) : undefined
}
