import { solveChallenge } from 'altcha-lib/v1'

interface Challenge {
  algorithm: 'SHA-256' | 'SHA-384' | 'SHA-512'
  challenge: string
  salt: string
  signature: string
  maxnumber?: number
  maxNumber?: number
}

/** Finds the number of an ALTCHA challenge and returns the token that the server checks. */
export async function solve(given: unknown): Promise<string> {
  const { algorithm, challenge, salt, signature, maxnumber, maxNumber } = given as Challenge
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber ?? maxNumber).promise
  if (!solution) throw new Error('The challenge has no solution below its limit.')

  return btoa(
    JSON.stringify({
      algorithm,
      challenge,
      salt,
      signature,
      number: solution.number,
      took: solution.took,
    }),
  )
}
