const TYPED = /^\d{4,8}$/

/** Returns whether a PIN has 4 to 8 digits. */
export const isPin = (pin: string): boolean => TYPED.test(pin)

/**
 * Returns whether a PIN is among the first that a stranger tries: one digit or a group of digits
 * repeated, or digits that rise or fall by one.
 */
export function isWeakPin(pin: string): boolean {
  const steps = [...pin].slice(1).map((digit, n) => (Number(digit) - Number(pin[n]) + 10) % 10)
  if (steps.every((step) => step === steps[0] && [0, 1, 9].includes(step))) return true

  return [1, 2, 3, 4].some(
    (size) => pin.length > size && pin.length % size === 0 && isRepeated(pin, size),
  )
}

const isRepeated = (pin: string, size: number) =>
  pin === pin.slice(0, size).repeat(pin.length / size)
