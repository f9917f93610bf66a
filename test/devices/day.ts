/** A line that a device sends, with the person who punched. */
export interface Line {
  device: 0 | 1
  pin: string
  /** Minutes from the day's midnight at the office; above 1440 on the next day. */
  minute: number
  status: number
}

export interface Day {
  /** Uploads in order of arrival. */
  uploads: { device: 0 | 1; lines: Line[] }[]
  lines: number
  repeated: number
  late: number
  /** Expected shifts as pairs of minutes, and minutes of break, by PIN, in plain arithmetic. */
  table: Map<string, { shifts: [number, number | null][]; breaks: number }>
}

/** Returns the same numbers for the same seed. */
const random = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

/**
 * Generates a day of so many people at two devices, each using either: night shifts, breaks, split
 * shifts, and a few forgotten check-outs. One line in a hundred is sent twice and one in fifty
 * arrives at the end of the day. The table has the true result, without any of the product's code.
 */
export function dayOf(people: number, seed = 7): Day {
  const chance = random(seed)
  const between = (from: number, to: number) => from + Math.floor(chance() * (to - from))
  const lines: Line[] = []
  const table: Day['table'] = new Map()

  for (let n = 1; n <= people; n++) {
    const pin = String(n)
    const say = (minute: number, status: number) =>
      lines.push({ device: chance() < 0.5 ? 0 : 1, pin, minute, status })
    const entry: { shifts: [number, number | null][]; breaks: number } = { shifts: [], breaks: 0 }
    table.set(pin, entry)
    const kind = chance()
    const start = kind < 0.1 ? between(1260, 1320) : between(420, 600)
    const end = start + between(420, 540)
    say(start, chance() < 0.05 ? 255 : 0)

    if (kind > 0.95) {
      entry.shifts.push([start, null])
      continue
    }

    if (kind > 0.75) {
      const [left, back] = [start + 200, start + 200 + between(20, 70)]
      say(left, 1)
      say(back, 0)
      entry.shifts.push([start, left], [back, end])
    } else {
      entry.shifts.push([start, end])

      if (kind > 0.3) {
        const [away, back] = [start + 180, start + 180 + between(15, 50)]
        say(away, 2)
        say(back, 3)
        entry.breaks += back - away
      }
    }

    say(end, chance() < 0.05 ? 5 : 1)
  }

  lines.sort((a, b) => a.minute - b.minute)
  const late = lines.filter((_, n) => n % 50 === 13)
  const repeated = lines.filter((_, n) => n % 100 === 42)
  const inTime = lines.filter((line) => !late.includes(line))

  const uploads = ([0, 1] as const).flatMap((device) => {
    const own = inTime.filter((line) => line.device === device)
    const again = repeated.filter((line) => line.device === device)
    const behind = late.filter((line) => line.device === device).reverse()

    return [...parts(own, 60), again, behind].map((part) => ({ device, lines: part }))
  })

  return {
    uploads: interleaved(uploads),
    lines: lines.length,
    repeated: repeated.length,
    late: late.length,
    table,
  }
}

function parts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
    all.slice(n * size, (n + 1) * size),
  )
}

/** Both devices send at the same time. */
function interleaved(uploads: Day['uploads']): Day['uploads'] {
  const [a, b] = [
    uploads.filter(({ device }) => device === 0),
    uploads.filter(({ device }) => device === 1),
  ]
  return a.flatMap((one, n) => (b[n] ? [one, b[n]] : [one])).concat(b.slice(a.length))
}
