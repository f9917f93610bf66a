import { accessApi } from '@workledger/contracts/access/access.api'
import { solveChallenge } from 'altcha-lib/v1'
import type { DemoCalls } from './demo-calls'

/** What a public form sends along where the installation asks for proof of work. */
export async function proofOfWork(demo: DemoCalls): Promise<{ token?: string }> {
  const { challenge } = await demo.call(accessApi.captcha, {})
  return challenge ? { token: await solved(challenge) } : {}
}

async function solved(challenge: any): Promise<string> {
  const solution = await solveChallenge(challenge.challenge, challenge.salt, challenge.algorithm, challenge.maxnumber).promise
  return Buffer.from(JSON.stringify({ ...challenge, number: solution?.number })).toString('base64')
}
