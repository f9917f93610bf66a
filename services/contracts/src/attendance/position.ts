/** Digits of a position in degrees after the point: 0.001° of latitude are about 111 m. */
const POSITION_DECIMALS = 3

export interface Position {
  readonly lat: number
  readonly long: number
}

/** A position with the radius in metres that the device itself names, of 95 % confidence. */
export interface Fix extends Position {
  readonly accuracy: number
}

const rounded = (degrees: number) =>
  // Adding 0 makes 0 of -0.
  Math.round(degrees * 10 ** POSITION_DECIMALS) / 10 ** POSITION_DECIMALS + 0

/** Rounds a position to about 100 m: in the browser before it leaves, and at the server again. */
export const coarse = ({ lat, long }: Position): Position => ({
  lat: rounded(lat),
  long: rounded(long),
})
