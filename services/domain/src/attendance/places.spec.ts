import { coarse, type Position } from '@workledger/contracts/attendance/position'
import { CodedError } from '@workledger/contracts/kernel/errors'
import fc from 'fast-check'
import { admit, findPlace, metresBetween, type Place, ROUNDING_METRES } from './places'

const EARTH = 6_371_008.8

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
})

const inRadians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns where a walk of so many metres in a direction ends, on the sphere (direct problem). */
function walk({ lat, long }: Position, metres: number, direction: number): Position {
  const [phi, far, way] = [inRadians(lat), metres / EARTH, inRadians(direction)]
  const to = Math.asin(
    Math.sin(phi) * Math.cos(far) + Math.cos(phi) * Math.sin(far) * Math.cos(way),
  )
  const turn = Math.atan2(
    Math.sin(way) * Math.sin(far) * Math.cos(phi),
    Math.cos(far) - Math.sin(phi) * Math.sin(to),
  )
  const degrees = long + (turn * 180) / Math.PI

  return { lat: (to * 180) / Math.PI, long: ((((degrees + 180) % 360) + 360) % 360) - 180 }
}

const plant: Place = { name: 'Plant', lat: 52.52, long: 13.405, radius: 100 }
const code = (act: () => unknown) => {
  try {
    return act()
  } catch (error) {
    return (error as CodedError).code
  }
}

describe('distance', () => {
  it('is that of published pairs, over the poles and over the antimeridian', () => {
    // Half a great circle, a quarter of one, and a degree of latitude.
    expect(metresBetween({ lat: 90, long: 0 }, { lat: -90, long: 77 })).toBeCloseTo(
      Math.PI * EARTH,
      3,
    )
    expect(metresBetween({ lat: 0, long: 0 }, { lat: 0, long: 90 })).toBeCloseTo(
      (Math.PI * EARTH) / 2,
      3,
    )
    expect(metresBetween({ lat: 0, long: 179.9995 }, { lat: 0, long: -179.9995 })).toBeCloseTo(
      111.195,
      2,
    )
    expect(metresBetween({ lat: 90, long: 0 }, { lat: 90, long: 180 })).toBeCloseTo(0, 6)
    expect(metresBetween({ lat: 89.999, long: 0 }, { lat: 89.999, long: 180 })).toBeCloseTo(
      222.39,
      2,
    )
    // Nashville to Los Angeles: 2,886.4 km on a sphere of 6,372.8 km (Rosetta Code, Haversine).
    expect(
      (metresBetween({ lat: 36.12, long: -86.67 }, { lat: 33.94, long: -118.4 }) * 6_372_800) /
        EARTH,
    ).toBeCloseTo(2_887_259.95, -1)
  })

  it('is symmetric, never negative, never above half the way around', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const metres = metresBetween(a, b)
        expect(metres).toBeGreaterThanOrEqual(0)
        expect(metres).toBeLessThanOrEqual(Math.PI * EARTH + 1e-6)
        expect(metresBetween(b, a)).toBeCloseTo(metres, 6)
        expect(metresBetween(a, a)).toBe(0)
      }),
    )
  })

  it('is the length of a walk from anywhere, also around the poles', () => {
    fc.assert(
      fc.property(
        position,
        fc.double({ min: 1, max: 60_000, noNaN: true }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        (from, metres, direction) => {
          expect(
            Math.abs(metresBetween(from, walk(from, metres, direction)) - metres),
          ).toBeLessThan(0.5)
        },
      ),
    )
  })
})

describe('rounding of a position', () => {
  it('moves it by at most its share of the limit, and again by nothing', () => {
    fc.assert(
      fc.property(position, (exact) => {
        const rounded = coarse(exact)
        expect(metresBetween(exact, rounded)).toBeLessThanOrEqual(ROUNDING_METRES)
        expect(coarse(rounded)).toEqual(rounded)
        expect(Object.is(rounded.lat, -0) || Object.is(rounded.long, -0)).toBe(false)
      }),
    )
  })
})

describe('a place', () => {
  it('ends at its radius with the rounding, all around', () => {
    fc.assert(
      fc.property(
        position,
        fc.integer({ min: 50, max: 50_000 }),
        fc.double({ min: 0, max: 360, noNaN: true }),
        (centre, radius, direction) => {
          const place = { ...centre, name: 'Somewhere', radius }
          const at = (metres: number) =>
            findPlace([place], { ...walk(centre, metres, direction), accuracy: 0 })

          expect(at(radius + ROUNDING_METRES - 1)).toBe(place)
          expect(at(radius + ROUNDING_METRES + 1)).toBe('outside')
        },
      ),
    )
  })

  it('takes the accuracy of the device up to 200 m, and no guess', () => {
    const at = (metres: number, accuracy: number) =>
      findPlace([plant], { ...walk(plant, metres, 90), accuracy })

    expect(at(378, 200)).toBe(plant)
    expect(at(380, 200)).toBe('outside')
    expect(at(0, 201)).toBe('inaccurate')
    expect(at(9000, 10_000)).toBe('inaccurate')
    expect(at(11_000, 10_000)).toBe('outside')
    expect(at(0, 20_040_000)).toBe('inaccurate')
  })

  it('with a large radius takes a device that knows less', () => {
    const town = { ...plant, radius: 5000 }
    const at = (metres: number, accuracy: number) =>
      findPlace([town], { ...walk(town, metres, 0), accuracy })

    expect(at(5278, 4000)).toBe(town)
    expect(at(5280, 4000)).toBe('inaccurate')
    expect(at(0, 5001)).toBe('inaccurate')
  })

  it('is the nearest of several', () => {
    const near = { ...plant, ...walk(plant, 50, 0), name: 'Near' }
    expect(findPlace([plant, near], { ...walk(plant, 40, 0), accuracy: 0 })).toBe(near)
    expect(findPlace([], { ...plant, accuracy: 0 })).toBe('outside')
  })
})

describe('limits of check-in', () => {
  const network = ['203.0.113.0/24']
  const limits = { networks: network, places: [plant], position_days: 30 }
  const here = { ...plant, accuracy: 10 }
  const far = { lat: 0, long: 0, accuracy: 10 }

  it('let everyone pass if there are none', () => {
    expect(
      admit({ ...limits, networks: [], places: [] }, { inNetwork: true, fix: far }),
    ).toBeUndefined()
  })

  it('take a network or a place, whichever is true', () => {
    expect(admit(limits, { inNetwork: true, fix: null })).toBeUndefined()
    expect(admit(limits, { inNetwork: true, fix: far })).toBeUndefined()
    expect(admit(limits, { inNetwork: true, fix: here })).toBe('Plant')
    expect(admit(limits, { inNetwork: false, fix: here })).toBe('Plant')
  })

  it('refuse the rest, each for its reason', () => {
    const places = { ...limits, networks: [] }
    // Without networks the address says nothing.
    expect(code(() => admit(places, { inNetwork: true, fix: null }))).toBe(
      'attendance.position_needed',
    )
    expect(code(() => admit(limits, { inNetwork: false, fix: null }))).toBe(
      'attendance.position_needed',
    )
    expect(code(() => admit(limits, { inNetwork: false, fix: far }))).toBe('attendance.outside')
    expect(code(() => admit(limits, { inNetwork: false, fix: { ...here, accuracy: 5000 } }))).toBe(
      'attendance.inaccurate',
    )
    expect(code(() => admit({ ...limits, places: [] }, { inNetwork: false, fix: here }))).toBe(
      'attendance.elsewhere',
    )
  })
})
