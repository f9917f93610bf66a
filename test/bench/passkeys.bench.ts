import { passkeysApi as api } from '@workledger/contracts/access/passkeys.api'
import { Authenticator } from '../support/authenticator'
import { PASSWORD, signUp } from '../support/people'
import { type Product, startProduct } from '../support/product'
import { percentile } from './client'

const ROUNDS = 40

/**
 * Measures a sign-in by a passkey at the server, milliseconds: the options, and the check of the
 * signature with the session that it opens.
 */
export async function benchPasskeySignIn() {
  const product = await startProduct()

  try {
    const device = new Authenticator('http://localhost:3000')
    await addPasskey(product, device)
    const times: number[] = []

    for (let round = 0; round < ROUNDS; round++) {
      const began = performance.now()
      const { options } = (await product.call(api.passkeyOptions, {})).body.data
      const asked = performance.now() - began
      // The device's own work is no time of the server.
      const passkey = device.get(options)
      const answered = performance.now()
      const { status } = await product.call(api.passkeySignIn, { body: { passkey } })
      if (status !== 200) throw new Error(`The sign-in is answered with ${status}.`)
      times.push(asked + performance.now() - answered)
    }

    times.sort((a, b) => a - b)
    const [p50, p95] = [Math.round(percentile(times, 0.5)), Math.round(percentile(times, 0.95))]

    return { p50, p95, wanted: 300 }
  } finally {
    await product.stop()
  }
}

async function addPasskey(product: Product, device: Authenticator): Promise<void> {
  const { token } = await signUp(product)

  const { body } = await product.call(api.startPasskey, {
    token,
    body: { current_password: PASSWORD },
  })

  await product.call(api.confirmPasskey, {
    token,
    params: { factor: body.data.id },
    body: { name: 'Laptop', passkey: device.create(body.data.options) },
  })
}
